import type { PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Section } from '@plumbline/ui/RecordLayout';
import { Select } from '@plumbline/ui/Select';
import { SheetGrid } from '@plumbline/ui/SheetGrid';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { FilesIcon } from '@plumbline/ui/icons';
import { useRef, useState, type Ref } from 'react';
import { chosenWith, pagesIn, rangesOf } from './page-ranges.ts';
import { aiEstimatesMessages } from './messages.ts';

interface Props {
  /** Id of the estimation. */
  estimation: string;
  /** Pages of all plan sets of the estimation. */
  pages: readonly PlanPage[];
  /** Selected plan set; null if none is. */
  workdriveId: string | null;
  /** Ids of the selected pages. */
  chosen: readonly string[];
  onChange: (change: { workdrive_id: string | null; pages: string[] }) => void;
  /** Error of the page field; empty if there is none. */
  problem: string;
  /** Ref of the page field, which shows the error. */
  pagesRef?: Ref<HTMLInputElement>;
  /** Reason why the selection cannot be changed. */
  lockedBecause?: string | undefined;
}

/** Selection of a plan set and its pages, by thumbnail or by typing page ranges. */
export function PageSection({
  estimation,
  pages,
  workdriveId,
  chosen,
  onChange,
  problem,
  pagesRef,
  lockedBecause,
}: Props) {
  const sets = [...new Map(pages.map(({ pdf_id, pdf_name }) => [pdf_id, pdf_name]))];
  const set = workdriveId ?? sets[0]?.[0] ?? null;
  const sheets = pages.filter(({ pdf_id }) => pdf_id === set);
  /** Selection of each plan set, restored when switching back to it. */
  const before = useRef(new Map<string, readonly string[]>());
  const last = useRef<string>(undefined);
  const [words, setWords] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const isLocked = lockedBecause !== undefined;
  const choose = (next: string[]) => {
    setWords(undefined);
    setRefusal('');
    onChange({ workdrive_id: set, pages: next });
  };
  const read = () => {
    if (words === undefined) return;
    const found = pagesIn(words, sheets);
    if (found.problem === undefined) choose(found.pages);
    else setRefusal(found.problem);
  };
  if (sets.length === 0)
    return (
      <EmptyState
        icon={FilesIcon}
        title={aiEstimatesMessages.noPlanSetYet}
        action={
          <Button variant="primary" href={href('estimation-tool-overview', { uuid: estimation })}>
            {aiEstimatesMessages.openPlans}
          </Button>
        }
      >
        {aiEstimatesMessages.pagesEmpty}
      </EmptyState>
    );
  const errorMessage = refusal || problem;
  return (
    <Section
      title={aiEstimatesMessages.pages}
      count={chosen.length}
      actions={
        <Inline gap={8}>
          <Button size="sm" isDisabled={isLocked} onPress={() => choose(sheets.map(({ uuid }) => uuid))}>
            {aiEstimatesMessages.selectAll}
          </Button>
          <Button size="sm" isDisabled={isLocked || chosen.length === 0} onPress={() => choose([])}>
            {aiEstimatesMessages.clearSelection}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Inline gap={16} align="start" stacksOnPhone>
          {sets.length > 1 && (
            <Select
              label={aiEstimatesMessages.planSet}
              value={set}
              isDisabled={isLocked}
              options={sets.map(([id, label]) => ({ id, label }))}
              onChange={(next) => {
                if (set) before.current.set(set, chosen);
                setWords(undefined);
                setRefusal('');
                onChange({ workdrive_id: next, pages: [...(before.current.get(next) ?? [])] });
              }}
            />
          )}
          <TextField
            {...(pagesRef ? { ref: pagesRef } : {})}
            label={aiEstimatesMessages.pageRange}
            description={lockedBecause ?? aiEstimatesMessages.pageRangeExample}
            value={words ?? rangesOf(chosen, sheets)}
            isDisabled={isLocked}
            onChange={(next) => {
              setWords(next);
              setRefusal('');
            }}
            onBlur={read}
            onKeyDown={(event) => event.key === 'Enter' && read()}
            {...(errorMessage ? { errorMessage } : {})}
          />
        </Inline>
        <SheetGrid
          label={aiEstimatesMessages.pagesIn(sets.find(([id]) => id === set)?.[1] ?? '')}
          isReadOnly={isLocked}
          onChoose={(page, isSelected, isRange) => {
            const from = isRange ? last.current : undefined;
            last.current = page;
            choose(chosenWith(chosen, { page, isSelected, from }, sheets));
          }}
          items={sheets.map((page) => ({
            id: page.uuid,
            code: page.page_name,
            name: page.name,
            note: aiEstimatesMessages.pageNumber(page.number),
            isSelected: chosen.includes(page.uuid),
            progress: page.is_processed / 4,
            ...(page.preview_url ? { previewUrl: page.preview_url } : {}),
          }))}
        />
      </Stack>
    </Section>
  );
}
