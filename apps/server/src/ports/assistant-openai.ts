import { AssistantAway, type Assistant } from './assistant.ts';

/** Bytes of an answer that is believed to be one. */
const MAX_ANSWER_BYTES = 64 * 1024;

interface Completion {
  choices?: { message?: { content?: string | null; refusal?: string | null }; finish_reason?: string }[];
}

/**
 * Client of a service with OpenAI's chat completions API; `url` is the part before `/chat/completions`.
 * @param options.timeoutMs timeout in milliseconds.
 */
export function openAiAssistant(
  { url, key, model }: { url: string; key: string; model: string },
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Assistant {
  return {
    async complete(turns) {
      let body: Completion;
      try {
        const answer = await fetch(`${url}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
          body: JSON.stringify({
            model,
            messages: turns,
            temperature: 0,
            max_tokens: 800,
            response_format: { type: 'json_object' },
          }),
          // Another address would get the key as well.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) throw new AssistantAway(`the service answered ${answer.status}`);
        const text = await answer.text();
        if (text.length > MAX_ANSWER_BYTES) throw new AssistantAway('the answer is too long');
        body = JSON.parse(text) as Completion;
      } catch (cause) {
        if (cause instanceof AssistantAway) throw cause;
        throw new AssistantAway('the service does not answer', { cause });
      }
      const [choice] = body.choices ?? [];
      if (choice?.message?.refusal) throw new AssistantAway('the service refused');
      const content = choice?.message?.content;
      if (typeof content !== 'string' || choice?.finish_reason === 'length')
        throw new AssistantAway('the service gave no whole answer');
      return content;
    },
  };
}
