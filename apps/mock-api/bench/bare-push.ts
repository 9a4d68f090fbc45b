import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

// Baseline for the push provider's fan-out: a server without a protocol that sends each posted event to every socket.
// It sends its address back.

const sockets = new Set<WebSocket>();
const server = createServer((request, answer) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const { name, channels, data } = JSON.parse(text);
    const frame = JSON.stringify({ event: name, data, channel: channels[0] });
    for (const socket of sockets) socket.send(frame);
    answer.end('{}');
  });
});
new WebSocketServer({ server }).on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
