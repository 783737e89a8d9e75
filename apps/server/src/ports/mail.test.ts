import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { outboxMail, smtpSender } from './mail.ts';

/** Mail server on loopback that accepts or rejects all messages. */
let isAway = false;
const taken: string[] = [];
let smtp: Server;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ empty: true });
  smtp = createServer((socket) => {
    let letter: string | undefined;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        taken.push(letter);
        letter = undefined;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write(isAway && /^MAIL/i.test(text) ? '451 later\r\n' : '250 yes\r\n');
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  smtp.close();
  await server.stop();
});

test('an email stays in the outbox until the mail server accepts it, and is sent once', async () => {
  const mail = outboxMail(server.database, server.ports.jobs);
  await mail.send({
    to: 'nora@example.test',
    cc: ['omar@example.test'],
    subject: 'A link',
    text: 'Open it within an hour.',
  });
  const [job] = server.jobs.splice(0);
  if (job?.kind !== 'mail-send') throw new Error('no letter is on its way');
  const send = smtpSender(server.owner, {
    smtpUrl: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}?ignoreTLS=true`,
    from: 'Plumbline <no-reply@plumbline.test>',
  });
  const sentAt = async () =>
    (await server.owner.query<{ sent_at: Date | null }>('select sent_at from platform.outbox')).rows[0]
      ?.sent_at;

  isAway = true;
  await expect(send(job.payload)).rejects.toThrow('451');
  expect(await sentAt()).toBeNull();

  isAway = false;
  await send(job.payload);
  await send(job.payload);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('To: nora@example.test');
  expect(taken[0]).toContain('Cc: omar@example.test');
  expect(taken[0]).toContain('Open it within an hour.');
  expect(await sentAt()).toBeInstanceOf(Date);
});
