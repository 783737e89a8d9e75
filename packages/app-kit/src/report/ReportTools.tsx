import type { Report } from '@plumbline/api';
import { reportsRemove, reportsRestore } from '@plumbline/api/hooks/reports';
import type { Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { CopyIcon, DownloadIcon, EllipsisIcon, PencilIcon, PrinterIcon, StarIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '../data/error-message.ts';
import { denied, removal } from '../record/record-actions.tsx';
import { useRevalidate } from '../data/use-revalidate.ts';
import { useCloseTab } from '../frame/RecordTabs.tsx';
import { useFavoriteReports } from './favorites.ts';
import type { AggregatableEntity } from './use-fields.ts';
import { reportMessages } from './messages.ts';

/** Deletes a report with undo. */
export function useReportRemoval() {
  const forget = useCloseTab();
  const refresh = useRevalidate('/reports');
  return async ({ uuid, name }: Pick<Report, 'uuid' | 'name'>): Promise<boolean> => {
    try {
      await reportsRemove(uuid);
    } catch (reason) {
      showError(reason);
      return false;
    }
    forget(uuid);
    refresh();
    toast.success(reportMessages.reportDeleted(name), {
      action: {
        label: reportMessages.undo,
        onPress: () => void reportsRestore(uuid).then(refresh, showError),
      },
    });
    return true;
  };
}

interface ReportToolsProps {
  id: string;
  module: string;
  entity: AggregatableEntity;
  report: Report | undefined;
  isNew: boolean;
  /** Path of the report list. */
  back: string;
  onSaveAs: () => void;
  onDetails: () => void;
  onExport: () => Promise<unknown>;
  onPrint: () => void;
}

/** Actions of a report: favorite, export, print, copy and delete. */
export function ReportTools(props: ReportToolsProps) {
  const { id, module, entity, report, isNew, back, onSaveAs, onDetails, onExport, onPrint } = props;
  const mayExport = useDecision({ ...entity.right, type: 'x' } as Right);
  const { isFavorite, turn } = useFavoriteReports(module);
  const [isExporting, setExporting] = useState(false);
  const remove = useReportRemoval();
  const navigate = useNavigate();
  const run = async () => {
    setExporting(true);
    try {
      await onExport();
      toast.success(messages.itemListDownloaded);
    } catch (reason) {
      showError(reason);
    } finally {
      setExporting(false);
    }
  };
  const mayChange = report?.may_change
    ? {}
    : { disabledReason: reportMessages.ownerOnlyReason(report?.owner_name ?? '') };
  return (
    <>
      {!isNew && (
        <IconButton
          icon={StarIcon}
          label={isFavorite(id) ? reportMessages.removeFromFavorites : reportMessages.addToFavorites}
          onPress={() => turn(id)}
        />
      )}
      <IconButton
        icon={DownloadIcon}
        label={reportMessages.exportToExcel}
        isPending={isExporting}
        {...denied(mayExport)}
        onPress={() => void run()}
      />
      <IconButton icon={PrinterIcon} label={reportMessages.print} onPress={onPrint} />
      {report && (
        <Menu
          label={reportMessages.moreActions}
          trigger={<IconButton icon={EllipsisIcon} label={reportMessages.moreActions} />}
          items={[
            {
              id: 'details',
              label: reportMessages.nameAndSharingMenu,
              icon: PencilIcon,
              onAction: onDetails,
              ...mayChange,
            },
            { id: 'copy', label: reportMessages.saveAsMenu, icon: CopyIcon, onAction: onSaveAs },
            ...removal(
              () => void remove(report).then((isGone) => (isGone ? navigate(back) : undefined)),
              mayChange,
            ).map((entry) =>
              typeof entry === 'object' && 'label' in entry
                ? { ...entry, label: reportMessages.delete }
                : entry,
            ),
          ]}
        />
      )}
    </>
  );
}
