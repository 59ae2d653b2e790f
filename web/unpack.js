// Loads a program for WebAssembly from its brotli file, and decodes it in the page. Browsers ask a server for brotli
// only in a secure context (https or localhost); elsewhere they would get gzip, which is half as large again.

/**
 * Fetches the file `address` + ".br", and returns the compiled program. `progress` is called with the number of bytes
 * decoded so far. Fails if the file is missing or damaged.
 */
export async function compileUnpacked(address, progress = () => {}) {
  const [decoder, packed] = await Promise.all([newDecoder(), fetch(`${address}.br`)]);
  if (!packed.ok) throw new Error(`${packed.url}: ${packed.status}`);
  const unpacked = packed.body.pipeThrough(new TransformStream(decoding(decoder, progress)));
  const program = asProgram(unpacked);
  if (await compilesStreams()) return WebAssembly.compileStreaming(program);
  return WebAssembly.compile(await program.arrayBuffer());
}

/** Returns the functions of a new instance of web/unpack, for one file. */
async function newDecoder() {
  const program = fetch(new URL("./@UNPACK_WASM@", import.meta.url));
  return (await WebAssembly.instantiateStreaming(program)).instance.exports;
}

function asProgram(body) {
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

/** Whether the browser compiles a program of which the bytes come from JavaScript; tried with an empty program. */
async function compilesStreams() {
  const empty = new Blob([new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])]);
  const through = empty.stream().pipeThrough(new TransformStream());
  return WebAssembly.compileStreaming(asProgram(through)).then(() => true, () => false);
}

/** Returns the functions of a `TransformStream` that decodes. */
function decoding(decoder, progress) {
  let total = 0;
  const decode = (part, output) => {
    // The address comes first: the call may enlarge the memory, which replaces its buffer.
    const input = decoder.input();
    new Uint8Array(decoder.memory.buffer, input, part.length).set(part);
    decoder.give(part.length);
    for (;;) {
      const length = decoder.decode();
      if (length < 0) throw new Error("the file is not brotli");
      if (length === 0) return;
      // A copy, because the decoder uses its buffer again.
      output.enqueue(new Uint8Array(decoder.memory.buffer, decoder.output(), length).slice());
      total += length;
    }
  };
  return {
    transform(chunk, output) {
      const most = decoder.input_length();
      for (let at = 0; at < chunk.length; at += most) decode(chunk.subarray(at, at + most), output);
      progress(total);
    },
    flush() {
      if (!decoder.finished()) throw new Error("the file ends too early");
    },
  };
}
