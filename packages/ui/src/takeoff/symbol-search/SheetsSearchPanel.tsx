import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { InkCrop } from './inkCrop.ts';
import { countTaken, type SheetResult, type SheetsSearch } from './SheetsSearch.ts';
import { sheetsSearchMessages } from './SheetsSearchPanel.messages.ts';
import * as styles from './SheetsSearchPanel.css.ts';

/** Ink of a match. */
function MatchPicture({ crop }: { crop: InkCrop }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(crop.width, crop.height);
    crop.ink.forEach((ink, at) => {
      if (ink) image.data[at * 4 + 3] = 255;
    });
    context.putImageData(image, 0, 0);
  }, [crop]);
  return (
    <canvas ref={canvas} className={styles.picture} width={crop.width} height={crop.height} aria-hidden />
  );
}

interface ResultProps {
  result: SheetResult;
  search: Pick<SheetsSearch, 'reject' | 'rejectSheet'>;
  isFixed: boolean;
}

/** Matches of one sheet. */
function Result({ result, search, isFixed }: ResultProps) {
  const messages = useMessages('takeoffSheetsSearch', sheetsSearchMessages);
  const { locale } = useLocale();
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  const percent = (part: number) => formatShare(Math.floor(part * 100) / 100, locale);
  const { pageId, label, state, part, matches, counted } = result;
  const isTaken = matches.some(({ isRejected }) => !isRejected);
  return (
    <li>
      <div className={styles.head}>
        <h3 className={styles.sheetName}>
          {state === 'found' ? messages.sheet(label, matches.length, format(matches.length)) : label}
        </h3>
        {state === 'waiting' && <span className={styles.muted}>{messages.waiting}</span>}
        {state === 'found' && matches.length > 0 && !isFixed && (
          <Button size="sm" variant="ghost" onPress={() => search.rejectSheet(pageId, isTaken)}>
            {isTaken ? messages.rejectSheet : messages.acceptSheet}
          </Button>
        )}
      </div>
      {state === 'searching' && <ProgressBar label={label} hideLabel value={part} max={1} />}
      {state === 'failed' && <span role="alert">{messages.failedSheet}</span>}
      {counted > 0 && <span className={styles.muted}>{messages.counted(counted, format(counted))}</span>}
      {matches.length > 0 && (
        <ul className={styles.matches} aria-label={label}>
          {matches.map(({ crop, similarity, isRejected }, at) => (
            // Matches have no other key than their position, which does not change.
            <li key={at}>
              <button
                type="button"
                className={styles.match}
                aria-label={messages.match(format(at + 1), percent(similarity))}
                aria-pressed={!isRejected}
                disabled={isFixed}
                onClick={() => search.reject(pageId, at, !isRejected)}
              >
                <MatchPicture crop={crop} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export interface SheetsSearchPanelProps {
  /** Search kept by the host, so that it goes on while another sheet is opened. */
  search: SheetsSearch;
}

/**
 * Panel of a symbol search on several sheets: choice of sheets, progress, matches by sheet and adding.
 *
 * @example
 * const [search] = useState(
 *   () =>
 *     new SheetsSearch({
 *       marksOn: async () => [],
 *       add: async (conditionId, marks) => {
 *         console.log(conditionId, marks.length);
 *         return async () => console.log('Removed again');
 *       },
 *     }),
 * );
 * return <SheetsSearchPanel search={search} />;
 */
export function SheetsSearchPanel({ search }: SheetsSearchPanelProps) {
  const messages = useMessages('takeoffSheetsSearch', sheetsSearchMessages);
  const { locale } = useLocale();
  const { phase, condition, sheets, chosen, results } = useSyncExternalStore(
    search.subscribe,
    search.get,
    search.get,
  );
  if (phase === 'closed' || !condition) return null;
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  const taken = countTaken(results);
  const all = results.reduce((sum, { matches }) => sum + matches.length, 0);
  const done = results.filter(({ state }) => state !== 'waiting').length;
  const status =
    phase === 'choosing'
      ? messages.choose
      : phase === 'searching'
        ? messages.searching(format(done), format(results.length))
        : phase === 'adding'
          ? messages.adding
          : phase === 'added'
            ? messages.added(taken, format(taken), condition.code)
            : phase === 'failed'
              ? messages.failed
              : all > 0
                ? messages.found(all, format(all), results.length, format(results.length))
                : messages.none;
  return (
    <section className={styles.panel} aria-label={messages.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.title}</h2>
        <IconButton icon={X} label={messages.close} size="sm" onPress={() => search.close()} />
      </div>
      <div className={styles.body}>
        <span role="status">{status}</span>
        {phase === 'choosing' ? (
          <>
            <Checkbox
              size="sm"
              label={messages.all}
              isSelected={chosen.size === sheets.length}
              isIndeterminate={chosen.size > 0 && chosen.size < sheets.length}
              onChange={(isChosen) => search.chooseAll(isChosen)}
            />
            <ul className={styles.list}>
              {sheets.map(({ pageId, label }) => (
                <li key={pageId}>
                  <Checkbox
                    size="sm"
                    label={label}
                    isSelected={chosen.has(pageId)}
                    onChange={(isChosen) => search.choose(pageId, isChosen)}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <ul className={styles.list}>
            {results.map((result) => (
              <Result
                key={result.pageId}
                result={result}
                search={search}
                isFixed={phase === 'adding' || phase === 'added'}
              />
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>
        {phase === 'choosing' && (
          <>
            <Button size="sm" variant="ghost" onPress={() => search.close()}>
              {messages.cancel}
            </Button>
            <Button
              size="sm"
              variant="primary"
              isDisabled={chosen.size === 0}
              onPress={() => void search.run()}
            >
              {messages.search(chosen.size, format(chosen.size))}
            </Button>
          </>
        )}
        {phase === 'searching' && (
          <Button size="sm" onPress={() => search.stop()}>
            {messages.stop}
          </Button>
        )}
        {(phase === 'found' || phase === 'failed') && (
          <Button size="sm" variant="primary" isDisabled={taken === 0} onPress={() => void search.add()}>
            {phase === 'failed' ? messages.retry : messages.add(taken, format(taken), condition.code)}
          </Button>
        )}
        {phase === 'added' && (
          <Button size="sm" onPress={() => void search.undo()}>
            {messages.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
