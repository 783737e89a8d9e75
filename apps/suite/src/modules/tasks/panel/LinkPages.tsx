import type { PlanPage } from '@plumbline/api';
import { estimationsList } from '@plumbline/api/hooks/estimation';
import { tasksReadDetail, tasksUpdatePages } from '@plumbline/api/hooks/tasks';
import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { CheckboxGroup } from '@plumbline/ui/CheckboxGroup';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { SearchField } from '@plumbline/ui/SearchField';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { SaveDialog } from '../views/SaveDialog.tsx';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { DEBOUNCE_MS } from './Parents.tsx';
import { unlink } from './pages.ts';
import { panelMessages } from './messages.ts';

/** Searches estimations by name or number; plan sets belong to estimations. */
const findEstimations = async (search: string) => {
  const { data } = await estimationsList({ search, limit: 20 });
  return data.map(({ uuid, name, quote_number: number, customer_name: customer }) => ({
    id: uuid,
    label: name,
    description: [number, customer].filter(Boolean).join(' · '),
  }));
};
const titleOf = ({ page_name: code, name, number }: PlanPage): string =>
  [code, name].filter(Boolean).join(' ') || panelMessages.pageNumber(number);

/** Links pages to a task, in addition to those linked by others in the meantime. */
const linkPages = (
  panel: PanelSectionProps['panel'],
  task: PanelSectionProps['task'],
  chosen: readonly string[],
): Promise<void> =>
  panel.run(async () => {
    // Merge with pages linked by others in the meantime.
    const { data: now } = await tasksReadDetail(task.uuid);
    const added = chosen.filter((id) => !now.field_links.some(({ page_id }) => page_id === id));
    const page_ids = [...new Set([...now.field_links.map(({ page_id }) => page_id), ...chosen])];
    await tasksUpdatePages(task.uuid, { page_ids });
    if (added.length)
      panel.undo.done({
        description: panelMessages.pagesAdded(added.length, task.name),
        back: () => unlink(task.uuid, added),
      });
  });

/** Dialog to link plan pages to a task: choose an estimation, a plan set and its pages. */
export function LinkPages({
  panel,
  task,
  onClose,
}: Pick<PanelSectionProps, 'panel' | 'task'> & { onClose: () => void }) {
  const about = task.related_type === 'estimation' ? (task.related_id ?? null) : null;
  const [estimation, setEstimation] = useState<string | null>(about);
  const [set, setSet] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { data, error, mutate } = usePlanPagesList(
    { prop_type: 'estimation', prop_id: estimation ?? '' },
    { swr: { enabled: estimation !== null } },
  );
  const all = data?.data;
  const sets = [...new Map((all ?? []).map(({ pdf_id, pdf_name }) => [pdf_id, pdf_name]))];
  const search = query.trim().toLowerCase();
  const linked = new Set(task.field_links.map(({ page_id }) => page_id));
  const shown = (all ?? []).filter(
    (page) =>
      (set === null || page.pdf_id === set) && (!search || titleOf(page).toLowerCase().includes(search)),
  );
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      await linkPages(panel, task, chosen);
      onClose();
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={panelMessages.addPlanPages}
      saveLabel={chosen.length > 1 ? panelMessages.addPages(chosen.length) : panelMessages.addPage}
      width={600}
      problem={problem}
      isSaving={isSaving}
      {...(chosen.length ? {} : { disabledReason: panelMessages.pageMissing })}
      onSave={save}
      onClose={onClose}
    >
      <ComboBox
        label={panelMessages.estimation}
        placeholder={panelMessages.searchEstimations}
        debounce={DEBOUNCE_MS}
        onSearch={findEstimations}
        value={estimation}
        {...(about && task.related_name ? { valueLabel: task.related_name } : {})}
        onChange={(next) => {
          setEstimation(next);
          setSet(null);
          setChosen([]);
        }}
        autoFocus
      />
      {estimation &&
        (error && !all ? (
          <ErrorState size="sm" title={panelMessages.pagesFailed} onRetry={() => void mutate()} />
        ) : !all ? (
          <Skeleton label={panelMessages.loadingThePages} shape="line" count={4} />
        ) : all.length === 0 ? (
          <Text tone="muted">{panelMessages.planSetsEmpty}</Text>
        ) : (
          <Stack gap={16}>
            {sets.length > 1 && (
              <Select
                label={panelMessages.planSet}
                options={[
                  { id: '', label: panelMessages.allPlanSets },
                  ...sets.map(([id, label]) => ({ id, label })),
                ]}
                value={set ?? ''}
                onChange={(next) => setSet(next || null)}
              />
            )}
            {all.length > 10 && (
              <SearchField
                label={panelMessages.searchPages}
                placeholder={panelMessages.searchPages}
                defaultValue=""
                onChange={setQuery}
                onSearch={setQuery}
              />
            )}
            {shown.length === 0 ? (
              <Text tone="muted">{panelMessages.pagesNoMatch}</Text>
            ) : (
              <CheckboxGroup
                label={panelMessages.pages}
                value={[...chosen, ...linked]}
                onChange={(ids) => {
                  // Pages hidden by the search stay selected.
                  const inSight = new Set(shown.map(({ uuid }) => uuid));
                  const hidden = chosen.filter((id) => !inSight.has(id));
                  setChosen([...hidden, ...ids.filter((id) => inSight.has(id) && !linked.has(id))]);
                }}
                options={shown.map((page) => ({
                  id: page.uuid,
                  label: titleOf(page),
                  ...(linked.has(page.uuid)
                    ? { isDisabled: true, description: panelMessages.alreadyLinked }
                    : sets.length > 1 && set === null
                      ? { description: page.pdf_name }
                      : {}),
                }))}
              />
            )}
          </Stack>
        ))}
    </SaveDialog>
  );
}
