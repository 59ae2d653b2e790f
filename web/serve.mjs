// Serves the page and its compressed files on the loopback interface: node web/serve.mjs FOLDER [PORT]

import { createServer } from "node:http";
import { createReadStream, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
  ".bin": "application/octet-stream",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/vnd.microsoft.icon",
  ".txt": "text/plain; charset=utf-8",
  ".ron": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  // Asked for by its own name (unpack.js), a file of brotli is sent as it is.
  ".br": "application/octet-stream",
};

/** Serves a folder; port 0 selects a free port. Resolves to the server once it listens. */
export function serve(folder, port = 0) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://loopback").pathname);
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    const accepts = String(request.headers["accept-encoding"] ?? "");
    const size = (name) => statSync(name, { throwIfNoEntry: false })?.size;
    const type = TYPES[extname(file)];
    if (!file.startsWith(normalize(folder)) || !type || size(file) === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [ending, encoding] = accepts.includes("br") ? [".br", "br"] : [".gz", "gzip"];
    const packed = accepts.includes(encoding) && size(file + ending) !== undefined;
    const chosen = packed ? file + ending : file;
    response.writeHead(200, {
      "content-type": type,
      "content-length": size(chosen),
      "cache-control": /-[0-9a-f]{8}\./.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
      ...(packed ? { "content-encoding": encoding } : {}),
    });
    createReadStream(chosen).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [folder, port] = process.argv.slice(2);
  const server = await serve(folder ?? ".", Number(port ?? 8000));
  console.log(`Tabuleiro: http://localhost:${server.address().port}/ (Ctrl+C ends)`);
}
