import { findEntity } from './entities.ts';
import { parseNavigationIntent } from './navigation-intent.ts';
import type { Understood } from './plan.ts';
import type { ParseContext } from './parse-context.ts';
import { normalizeText, Reading, tokensOf } from './tokenize.ts';

/** Matches “the price of …” and “what does … cost”. */
const pricePatterns = [
  /^(?:what|how much) (?:does|do|would|will) (.+?) costs?$/i,
  /^how much (?:is|are) (.+)$/i,
  /^(?:what(?: is|'s) |show (?:me )?|give me |tell me )?(?:the )?(?:current |latest |unit )?(?:price|cost) (?:of|for) (.+)$/i,
];
/** Matches “Who owns …”. */
const ownerPatterns = [
  /^who (?:owns|is the owner of|looks after) (.+)$/i,
  /^(?:the )?owner of (.+)$/i,
  /^whose is (.+)$/i,
];
const pronoun = /^(?:it|that|this|they|them|these|those|this one|that one)$/i;

/** Record name in such a sentence when it names no list. */
function matchRecordName(
  text: string,
  sentences: readonly RegExp[],
  parseContext: ParseContext,
): string | undefined {
  const questionText = tokensOf(text)
    .map((token) => (token.isQuoted ? `"${token.text}"` : token.text))
    .join(' ')
    .replaceAll('’', "'");
  for (const sentence of sentences) {
    const name = sentence
      .exec(questionText)?.[1]
      ?.replace(/^(?:the|an?|one|our|your) /i, '')
      .replace(/^(?:sheet|box|piece|roll|bag|foot|yard|pound|gallon|bundle|ton|unit)s? of (?:the )?/i, '')
      .trim();
    if (!name) continue;
    const isNamed = !pronoun.test(name) && findEntity(new Reading(name), parseContext.mayList) === undefined;
    return isNamed ? name.replaceAll('"', '') : undefined;
  }
  return undefined;
}

/** Parses questions that are not about a list. */
export function parseNonListIntent(text: string, parseContext: ParseContext): Understood | undefined {
  const bare = normalizeText(text);
  if (
    /^(help|hello|hi|hey)$|what can (you|i) (do|ask)|what do you (know|understand)|how do you work/.test(bare)
  )
    return { is: 'help' };
  if (
    /^(show|give) (me )?(the|that|this) (query|call|code)|^(as|the) (query|code)$|^what (query|call)/.test(
      bare,
    )
  )
    return { is: 'query' };
  if (/\bwait(s|ing)?\b.*\b(me|my|i)\b|^what needs me|\bmy (queue|turn)\b|^what should i do/.test(bare))
    return { is: 'waiting' };
  const owned = matchRecordName(text, ownerPatterns, parseContext);
  if (owned) return { is: 'seek', words: owned, owner: true };
  const priced = matchRecordName(text, pricePatterns, parseContext);
  if (priced)
    return {
      is: 'plan',
      plan: {
        intent: 'rows',
        entity: 'material',
        conditions: [],
        search: priced,
        show: ['estimate_price', 'unit_of_measure'],
      },
      notes: [],
    };
  return parseNavigationIntent(bare, parseContext);
}
