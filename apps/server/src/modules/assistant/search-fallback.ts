import { assistantEntities } from './entities.ts';
import type { Understood } from './plan.ts';
import type { ParseContext } from './parse-context.ts';
import { distance, Reading, singular } from './tokenize.ts';

/** Entities with names similar to the words of a question that was not understood. */
function similarEntities(reading: Reading, parseContext: ParseContext): string[] {
  const unusedWords = reading.leftovers().map(({ word }) => singular(word));
  const ranked = assistantEntities()
    .filter(parseContext.mayList)
    .map((entity) => {
      const far = [entity.one, entity.many, ...entity.alias].flatMap((name) =>
        unusedWords.map((word) => {
          const wrong = distance(word, name, 3);
          return wrong > 3 ? 1 : wrong / Math.max(word.length, name.length);
        }),
      );
      return { entity, far: Math.min(...far, 1) };
    })
    .filter(({ far }) => far <= 0.4)
    .toSorted((a, b) => a.far - b.far);
  return ranked.slice(0, 3).map(({ entity }) => entity.name);
}

/** Parses “The phone of Harbor Supply”: a record of any entity, found by name. */
const recordDetailPattern =
  /^(?:(?:what|who|where|when) (?:is|are) |show (?:me )?|give me )?(?:the )?(?:phone|phone number|e-?mail|e-?mail address|address|status|stage|owner|amount|number|contact|bid date|due date|website)s? (?:of|for) (?:the )?(.+)$/i;
/** Questions that no search answers. */
const unsearchablePattern =
  /^(?:how|why|when|which|compare|what (?:did|do|does|are|were|was|have|has|will|should)|who (?:has|have|did|does|am)|(?:what is |whats |show (?:me )?|give me |tell me )?(?:the |our |my )?(?:win rate|hours (?:of|on|worked)|stock (?:of|level)))\b/;

/** Answers a question without a list by a search for its words, or as not understood with similar lists. */
export function fallBackToSearch(reading: Reading, bare: string, parseContext: ParseContext): Understood {
  const [, named] = recordDetailPattern.exec(reading.tokens.map(({ text }) => text).join(' ')) ?? [];
  if (named)
    return {
      is: 'seek',
      words:
        new Reading(named)
          .leftovers()
          .map(({ text }) => text)
          .join(' ') || named,
    };
  if (unsearchablePattern.test(bare)) return { is: 'unknown', near: similarEntities(reading, parseContext) };
  const left = reading.leftovers();
  const asks = /^(find|search|look for|where is|where are|who is|show|open|what is|seek|locate)\b/.test(bare);
  const searchText = left.map(({ text }) => text).join(' ');
  if (searchText.length >= 2 && (asks || left.length <= 3)) return { is: 'seek', words: searchText };
  return { is: 'unknown', near: similarEntities(reading, parseContext) };
}
