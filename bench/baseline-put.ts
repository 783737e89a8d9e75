/* The plain baseline of uploads, in a process of its own: a PUT whose body goes to the disk, and nothing else. */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

const target = process.argv[2] ?? '';
let count = 0;
const server = createServer((request, response) => {
  // Each into a file of its own, as an upload is: a disk does less for one that is written again.
  void pipeline(request, createWriteStream(`${target}${++count}`)).then(
    () => response.end('{}'),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit(0));
