import type { Calibration, Point } from '@plumbline/estimating';
import { DetailForm } from './DetailForm.tsx';
import { DetailLayer } from './DetailLayer.tsx';
import type { Engine } from './Engine.ts';
import type { EngineWords } from './engineWords.ts';
import type { AskedDetail } from './AskedDetail.ts';

interface DetailsProps {
  engine: Engine;
  details: readonly Calibration[];
  asked: (AskedDetail & { at: Point }) | null;
  isQuiet: boolean;
  theme: 'light' | 'dark';
  words: EngineWords;
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
  asked,
  isQuiet,
  theme,
  words,
  newId,
  onDetail,
  onClose,
}: DetailsProps) {
  const { stage, hand, onView } = engine;
  return (
    <>
      {(details.length > 0 || asked) && (
        <DetailLayer
          details={details}
          draft={asked && !asked.detail ? asked.region : null}
          isQuiet={isQuiet}
          theme={theme}
          words={words.canvas}
          toScreen={(at) => stage.toScreen(at)}
          onView={onView}
          onEdit={onDetail && ((uuid) => hand.frames.edit(uuid))}
        />
      )}
      {asked && (
        <DetailForm
          key={asked.detail?.uuid ?? 'new'}
          {...asked}
          name={words.canvas.detailNamed(words.whole(details.length + 1))}
          newId={newId}
          words={words.canvas}
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
