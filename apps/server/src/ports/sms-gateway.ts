import type { SmsSettings } from '../core/config.ts';
import { SmsAway, SmsRefusal, type SmsGateway } from './sms.ts';

interface Message {
  sid?: string;
  body?: string;
  date_created?: string;
}
interface GatewayAnswer {
  message?: string;
  messages?: Message[];
}
/** Bytes of an answer that is believed to be one. */
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Maximum lag of the gateway's clock in milliseconds; its times are rounded to seconds. */
const CLOCK_SKEW_MS = 60_000;

/** +1XXXXXXXXXX, as gateways want numbers. */
const international = (phone: string) => `+1${phone.replaceAll('-', '')}`;

/**
 * Any gateway with Twilio's REST API.
 * @param options.timeoutMs timeout of a request in milliseconds.
 */
export function httpSmsGateway(
  { url, account, token, from }: SmsSettings,
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): SmsGateway {
  const messages = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from };
  async function ask(address: string, form?: Record<string, string>): Promise<GatewayAnswer & Message> {
    let answer: Response;
    let parsedAnswer: GatewayAnswer & Message;
    try {
      answer = await fetch(address, {
        method: form ? 'POST' : 'GET',
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { body: new URLSearchParams(form).toString() } : {}),
        // Another address would get the token as well.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      if (text.length > MAX_ANSWER_BYTES) throw new SmsAway('the answer is too long');
      parsedAnswer = parsed(text);
    } catch (cause) {
      if (cause instanceof SmsAway) throw cause;
      throw new SmsAway('the gateway does not answer', { cause });
    }
    if (answer.ok) return parsedAnswer;
    // Rate limits and server errors are temporary; other rejections are final.
    if (answer.status === 408 || answer.status === 429 || answer.status >= 500)
      throw new SmsAway(`the gateway answered ${answer.status}`);
    throw new SmsRefusal(
      parsedAnswer.message?.trim().slice(0, 200) || `The SMS gateway answered ${answer.status}.`,
    );
  }
  return {
    async send({ to, text }) {
      const { sid } = await ask(messages, { To: international(to), ...sender, Body: text });
      // The gateway accepted the message; the next attempt checks for it.
      if (!sid) throw new SmsAway('the gateway gave the message no name');
      return sid;
    },
    async find({ to, text }, since, knownIds) {
      const query = new URLSearchParams({ To: international(to), PageSize: '100' });
      const { messages: found = [] } = await ask(`${messages}?${query.toString()}`);
      return found.find(
        ({ sid, body, date_created: at }) =>
          sid !== undefined &&
          !knownIds.has(sid) &&
          body === text &&
          Date.parse(at ?? '') >= since.getTime() - CLOCK_SKEW_MS,
      )?.sid;
    },
  };
}

function parsed(text: string): GatewayAnswer & Message {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}
