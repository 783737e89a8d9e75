import { ChevronDown, CircleCheck, Crosshair, Maximize, Minus, Plus, Undo2 } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as status from '../panels/StatusLine.css.ts';
import * as panel from '../panels/panel.css.ts';
import { ChangesList } from './ChangesList.tsx';
import { CompareCanvas, type CompareCanvasHandle, type ComparedSheet } from './CompareCanvas.tsx';
import { ComparePanel, type ComparedList, type ComparedRow } from './ComparePanel.tsx';
import { glyph } from './ComparePanel.css.ts';
import type { CompareView, Side } from './CompareStage.ts';
import * as styles from './CompareWorkspace.css.ts';
import { takeoffCompareMessages } from './CompareWorkspace.messages.ts';
import type { SheetPair } from './alignment.ts';
import type { ComparedMeasures } from './paintOver.ts';
import { useAligning } from './useAligning.ts';
import { useChanges } from './useChanges.ts';

/** Page on one side and the pages that can be chosen instead. */
export interface SheetChoice {
  /** Sheet number, e.g. "A2.1"; `from` is its plan set, e.g. "Addendum 1". */
  code: string;
  from: string;
  items: readonly MenuEntry[];
}

export interface CompareWorkspaceHandle {
  /** Two point pairs of the current alignment; null until both sheets are loaded. */
  lies(): [SheetPair, SheetPair] | null;
}

export interface CompareWorkspaceProps {
  /** Content of the top bar. */
  topBar: ReactNode;
  /** Choices of the sheet on each side. */
  choices: Record<Side, SheetChoice>;
  /** Null if a sheet is not chosen yet; `empty` is shown instead. */
  sheets: Record<Side, ComparedSheet> | null;
  /** Content in place of the sheets while one of them is not chosen. */
  empty?: ReactNode;
  /** Two point pairs that align the sheets; empty to align the corners. */
  alignment: readonly SheetPair[];
  /** Saves an alignment; absent without the right to. */
  onAlign?: ((pairs: SheetPair[]) => void) | undefined;
  /** How the two sheets are shown. */
  view: CompareView;
  /** Called when another view was chosen. */
  onViewChange: (view: CompareView) => void;
  /** Undefined while loading. */
  rows: readonly ComparedRow[] | undefined;
  /** Id of the selected row; null for none. */
  selectedId: string | null;
  /** Called with the id of a selected row, or null. */
  onSelect: (uuid: string | null) => void;
  /** Measures of the selected row on both sheets. */
  measures: ComparedMeasures;
  /** All measures on both sheets, named at drawing changes that affect them. */
  measured?: ComparedMeasures;
  /** Content above the list. */
  head?: ReactNode;
  /** Content below the list. */
  foot?: ReactNode;
  /** URL of the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist. */
  pdfAssetsUrl?: string;
  /** Called when the visible part of a sheet is fully rendered. */
  onSharp?: (side: Side) => void;
  /** Handle to the alignment. */
  ref?: Ref<CompareWorkspaceHandle>;
}

const noMeasures: ComparedMeasures = { before: [], after: [] };

/**
 * Workspace that overlays two revisions of a sheet and compares their measures.
 *
 * @example
 * const [view, setView] = useState<CompareView>('overlay');
 * return (
 *   <CompareWorkspace
 *     topBar={<Heading level={1}>A2.1 Floor plan</Heading>}
 *     choices={{
 *       before: { code: 'A2.1', from: 'Bid set', items: [] },
 *       after: { code: 'A2.1', from: 'Addendum 1', items: [] },
 *     }}
 *     sheets={null}
 *     alignment={[]}
 *     view={view}
 *     onViewChange={setView}
 *     rows={[]}
 *     selectedId={null}
 *     onSelect={(uuid) => console.log(uuid)}
 *     measures={{ before: [], after: [] }}
 *   />
 * );
 */
export function CompareWorkspace({
  topBar,
  choices,
  sheets,
  empty,
  alignment,
  onAlign,
  view,
  onViewChange,
  rows,
  selectedId,
  onSelect,
  measures,
  measured = measures,
  head,
  foot,
  pdfAssetsUrl,
  onSharp,
  ref,
}: CompareWorkspaceProps) {
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  const { locale } = useLocale();
  const canvas = useRef<CompareCanvasHandle>(null);
  const [blend, setBlend] = useState(0.5);
  const [zoom, setZoom] = useState<number>();
  const { aligning, begin, cancel, back, put } = useAligning(onAlign);
  const [list, setList] = useState<ComparedList>('takeoffs');
  const changes = useChanges({ measured, rows, onShow: (bounds) => canvas.current?.show(bounds) });
  const isDrawing = list === 'drawing';
  useImperativeHandle(ref, () => ({ lies: () => canvas.current?.lies() ?? null }), []);
  const percent = (value: number) => formatShare(value, locale);
  const choice = (side: Side) => (
    <Menu
      label={messages[side]}
      items={choices[side].items}
      trigger={
        <Button size="sm" iconAfter={ChevronDown}>
          <span className={styles.choice}>
            <span className={glyph} data-side={side} aria-hidden />
            <span className={styles.side}>{messages[side]}</span>
            {choices[side].code || choices[side].from ? (
              <>
                <span className={panel.code}>{choices[side].code}</span>
                <span className={panel.ellipsis}>{choices[side].from}</span>
              </>
            ) : (
              <span className={panel.ellipsis}>{messages.choose}</span>
            )}
          </span>
        </Button>
      }
    />
  );
  return (
    <div className={styles.root}>
      <header className={styles.topBar}>{topBar}</header>
      <section className={styles.tools} aria-label={messages.title}>
        {choice('before')}
        {sheets && view !== 'side' && (
          <div className={styles.blend}>
            <Slider
              label={view === 'swipe' ? messages.divide : messages.blend}
              hideLabel
              value={Math.round(blend * 100)}
              onChange={(value) => setBlend(value / 100)}
              format={(value) => messages.blendAt(percent(value / 100))}
            />
          </div>
        )}
        {choice('after')}
        <span className={panel.grow} />
        {sheets && (
          <div className={styles.lie}>
            <span className={styles.lies} data-aligned={alignment.length > 0 || undefined}>
              <Icon icon={alignment.length > 0 ? CircleCheck : Crosshair} size={16} />
              <span className={styles.liesText}>
                {alignment.length > 0 ? messages.aligned : messages.alignedAtCorners}
              </span>
            </span>
            {onAlign && (
              <Button
                size="sm"
                variant="ghost"
                isDisabled={aligning !== undefined}
                onPress={() => {
                  begin();
                  canvas.current?.focus();
                }}
              >
                {alignment.length > 0 ? messages.adjust : messages.align}
              </Button>
            )}
            {onAlign && alignment.length > 0 && (
              <IconButton icon={Undo2} label={messages.reset} size="sm" onPress={() => onAlign([])} />
            )}
          </div>
        )}
        {sheets && (
          <SegmentedControl
            label={messages.view}
            size="sm"
            value={view}
            onChange={onViewChange}
            options={[
              { id: 'overlay', label: messages.overlay },
              { id: 'swipe', label: messages.swipe },
              { id: 'side', label: messages.side },
            ]}
          />
        )}
      </section>
      <div className={styles.middle}>
        <main className={styles.canvas}>
          <VisuallyHidden as="h1">
            {sheets ? messages.canvas(sheets.before.label, sheets.after.label) : messages.title}
          </VisuallyHidden>

          {sheets ? (
            <CompareCanvas
              ref={canvas}
              {...sheets}
              alignment={alignment}
              view={view}
              blend={blend}
              onBlend={setBlend}
              measures={isDrawing ? noMeasures : measures}
              changes={isDrawing ? changes.shown : null}
              found={changes.hatched}
              onChanges={changes.setKnown}
              onPick={changes.choose}
              onStep={changes.step}
              search={changes.search}
              aligning={aligning}
              onPlace={put}
              onBack={back}
              onCancel={cancel}
              onZoom={setZoom}
              onSharp={onSharp}
              pdfAssetsUrl={pdfAssetsUrl}
            />
          ) : (
            empty
          )}
        </main>
        {sheets && (
          <ComparePanel
            list={list}
            onListChange={setList}
            changes={changes.count}
            drawing={<ChangesList changes={changes} rows={rows} />}
            rows={rows}
            selectedId={selectedId}
            onSelect={onSelect}
            head={head}
            foot={foot}
          />
        )}
      </div>
      <footer className={status.statusLine} aria-label={messages.status}>
        <span className={panel.grow} />
        {sheets && (
          <div className={status.zoomTools}>
            <IconButton
              icon={Minus}
              label={messages.zoomOut}
              shortcut="−"
              size="xs"
              onPress={() => canvas.current?.zoomOut()}
            />
            <span className={`${status.statusValue} ${status.zoom}`}>
              {zoom === undefined ? '' : percent(Math.round(zoom * 100) / 100)}
            </span>
            <IconButton
              icon={Plus}
              label={messages.zoomIn}
              shortcut="+"
              size="xs"
              onPress={() => canvas.current?.zoomIn()}
            />
            <IconButton
              icon={Maximize}
              label={messages.fit}
              shortcut="F"
              size="xs"
              onPress={() => canvas.current?.fit()}
            />
          </div>
        )}
      </footer>
    </div>
  );
}
