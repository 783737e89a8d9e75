import { createElement, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { TableCards } from './TableCards.tsx';

type Draw<Row extends object> = (props: ComponentProps<typeof TableCards<Row>>) => ReactNode;

let loaded: typeof TableCards | undefined;

/**
 * The cards of a narrow table, loaded when one is narrow.
 * @returns what draws them; undefined while they are on their way, and null where they did not arrive and the table is
 * scrolled sideways.
 */
export function useCards<Row extends object>(isWanted: boolean): Draw<Row> | null | undefined {
  const [cards, setCards] = useState<typeof TableCards | null | undefined>(() => loaded);
  const isMissing = isWanted && cards === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    void import('./TableCards.tsx').then(
      (module) => {
        loaded = module.TableCards;
        if (isHere) setCards(() => module.TableCards);
      },
      () => isHere && setCards(null),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return cards && ((props) => createElement(cards<Row>, props));
}
