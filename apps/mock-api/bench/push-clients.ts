import { WebSocket } from 'ws';

// A thousand listeners for each of some servers, in a process of their own. Given addresses, it says `ready`; then,
// each time an event has reached all listeners of a server, which one and at what moment of the machine's clock.

interface Wanted {
  readonly addresses: Readonly<Record<string, string>>;
  readonly sockets: number;
  readonly channel: string;
  readonly event: string;
}

const AT_ONCE = 50;

function listen(address: string, wanted: Wanted, onEvent: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = new WebSocket(address);
  const mark = `"event":"${wanted.event}"`;
  const isPlain = !address.includes('/app/');
  socket.on('open', () => {
    if (isPlain) resolve();
    const data = { channel: wanted.channel, auth: '' };
    if (!isPlain) socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
  });
  socket.on('message', (message) => {
    const text = message.toString();
    if (text.includes(mark)) onEvent();
    else if (text.includes('subscription_succeeded')) resolve();
  });
  socket.on('error', reject);
  return promise;
}

process.once('message', async (wanted: Wanted) => {
  for (const [name, address] of Object.entries(wanted.addresses)) {
    let heard = 0;
    const count = () => {
      heard += 1;
      if (heard % wanted.sockets === 0) process.send?.({ [name]: String(process.hrtime.bigint()) });
    };
    for (let made = 0; made < wanted.sockets; made += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => listen(address, wanted, count)));
    }
  }
  process.send?.({ ready: '0' });
});
