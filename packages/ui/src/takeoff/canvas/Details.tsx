import type { Calibration, Point } from '@plumbline/estimating';
import { DetailForm } from './DetailForm.tsx';
import { DetailLayer } from './DetailLayer.tsx';
import type { Engine } from './Engine.ts';
import type { EngineMessages } from './engineMessages.ts';
import type { PendingDetail } from './PendingDetail.ts';

interface DetailsProps {
  engine: Engine;
  details: readonly Calibration[];
  pending: (PendingDetail & { at: Point }) | null;
  isQuiet: boolean;
  theme: 'light' | 'dark';
  messages: EngineMessages;
  newId: () => string;
  /** Absent if details cannot be changed. */
  onDetail?: ((detail: Calibration) => void) | undefined;
  /** Returns the focus to the sheet. */
  onClose: () => void;
}

/** Details of a sheet and their form. */
export function Details({
  engine,
  details,
  pending,
  isQuiet,
  theme,
  messages,
  newId,
  onDetail,
  onClose,
}: DetailsProps) {
  const { stage, hand, onView } = engine;
  return (
    <>
      {(details.length > 0 || pending) && (
        <DetailLayer
          details={details}
          draft={pending && !pending.detail ? pending.region : null}
          isQuiet={isQuiet}
          theme={theme}
          messages={messages.canvas}
          toScreen={(at) => stage.toScreen(at)}
          onView={onView}
          onEdit={onDetail && ((uuid) => hand.frames.edit(uuid))}
        />
      )}
      {pending && (
        <DetailForm
          key={pending.detail?.uuid ?? 'new'}
          {...pending}
          name={messages.canvas.detailNamed(messages.format(details.length + 1))}
          newId={newId}
          messages={messages.canvas}
          onCancel={() => {
            hand.frames.drop();
            onClose();
          }}
          onSubmit={(detail, isKnown) => {
            hand.frames.drop();
            hand.take(isKnown ? 'calibrate' : 'select');
            onClose();
            onDetail?.(detail);
          }}
        />
      )}
    </>
  );
}
