import type { PlanPage } from '@plumbline/api';
import { useEstimationsRead } from '@plumbline/api/hooks/estimation';
import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { pdfAssetsUrl } from '@plumbline/app-kit/app/pdf-assets';
import { Button } from '@plumbline/ui/Button';
import { CompareWorkspace, type CompareView, type SheetChoice } from '@plumbline/ui/CompareWorkspace';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { GitCompareIcon } from '@plumbline/ui/icons';
import { LoaderBar } from '@plumbline/ui/LoaderBar';
import { useParams, useSearchParams } from 'react-router';
import { CompareBar } from './CompareBar.tsx';
import { Compared } from './Compared.tsx';
import { pairOf, withoutEnding } from './sheet-pair.ts';
import { compareMessages } from './messages.ts';

const views = ['overlay', 'swipe', 'side'] as const satisfies readonly CompareView[];
const noChange = () => undefined;
const nothing = { before: [], after: [] };

/** Overlay of two revisions of a sheet with their measures. */
export default function CompareSheets() {
  const { uuid = '', pdfId } = useParams();
  const [query, setQuery] = useSearchParams();
  const pages = usePlanPagesList({ prop_type: 'estimation', prop_id: uuid });
  const estimation = useEstimationsRead(uuid);
  const failed = [pages, estimation].find(({ data, error }) => error && !data)?.error;
  if (failed) {
    return (
      <Failed
        error={failed}
        onRetry={() => {
          void pages.mutate();
          void estimation.mutate();
        }}
      />
    );
  }
  if (!pages.data || !estimation.data) return <LoaderBar isLoading />;
  const all = pages.data.data;
  const { before, after } = pairOf(all, {
    before: query.get('old'),
    after: query.get('new'),
    page: query.get('page'),
    pdf: pdfId,
  });
  const view = views.find((each) => each === query.get('view')) ?? 'overlay';
  const change = (values: Record<string, string>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(values)) next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const choose = (side: 'old' | 'new', { uuid: chosen }: PlanPage) =>
    change({
      ...(before ? { old: before.uuid } : {}),
      ...(after ? { new: after.uuid } : {}),
      [side]: chosen,
    });
  const choice = (side: 'old' | 'new'): SheetChoice => {
    const [own, other] = side === 'old' ? [before, after] : [after, before];
    return {
      code: own ? own.page_name || own.name : '',
      from: own ? withoutEnding(own.pdf_name) : '',
      items: all
        .filter(({ is_processed }) => is_processed >= 4)
        .map((page) => ({
          id: page.uuid,
          label: [page.page_name, page.name].filter(Boolean).join(' '),
          description: withoutEnding(page.pdf_name),
          onAction: () => choose(side, page),
          ...(page.uuid === other?.uuid
            ? { isDisabled: true, disabledReason: compareMessages.selectedOnOtherSideReason }
            : {}),
        })),
    };
  };
  const frame = {
    topBar: <CompareBar estimationId={uuid} name={estimation.data.data.name} page={after ?? before} />,
    choices: { before: choice('old'), after: choice('new') },
    view,
    onViewChange: (next: CompareView) => change({ view: next }),
    pdfAssetsUrl,
  };
  if (before && after)
    return (
      <Compared
        key={`${before.uuid} ${after.uuid}`}
        estimationId={uuid}
        before={before}
        after={after}
        frame={frame}
        onChanged={() => void pages.mutate()}
      />
    );
  return (
    <CompareWorkspace
      {...frame}
      sheets={null}
      alignment={[]}
      rows={[]}
      selectedId={null}
      onSelect={noChange}
      measures={nothing}
      empty={
        <EmptyState
          icon={GitCompareIcon}
          title={before || after ? compareMessages.selectAnotherSheet : compareMessages.selectTwoSheets}
          action={
            <Button href={href('estimation-tool-overview', { uuid })}>{compareMessages.openPlans}</Button>
          }
        >
          {compareMessages.compareSheetsEmpty}
        </EmptyState>
      }
    />
  );
}
