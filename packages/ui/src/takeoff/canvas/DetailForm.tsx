import { useState } from 'react';
import {
  type Calibration,
  calibrateByScale,
  namedScales,
  type Point,
  scaleText,
} from '@plumbline/estimating';
import { ComboBox } from '../../components/Select/ComboBox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import { AnchoredForm } from './AnchoredForm.tsx';
import type { PendingDetail } from './PendingDetail.ts';

interface DetailFormProps extends PendingDetail {
  /** Position in CSS pixels on the canvas. */
  at: Point;
  /** Default name of a new detail. */
  name: string;
  newId: () => string;
  messages: Messages['takeoffCanvas'];
  /** @param isKnown continue with a calibration line in the detail. */
  onSubmit: (detail: Calibration, isKnown: boolean) => void;
  onCancel: () => void;
}

/** Form for the name and scale of a detail. */
export function DetailForm({
  region,
  detail,
  at,
  name,
  newId,
  messages,
  onSubmit,
  onCancel,
}: DetailFormProps) {
  const kept = detail?.calibrated ? scaleText(detail) : '';
  const named = detail?.calibrated ? namedScales.find(({ label }) => label === kept)?.id : undefined;
  const [text, setText] = useState(detail?.name ?? name);
  const [scale, setScale] = useState<string | null>(detail ? (named ?? (kept ? 'kept' : 'none')) : null);
  const [errors, setErrors] = useState<{ name?: string; scale?: string }>({});

  const submit = () => {
    const called = text.trim();
    const wrong = {
      ...(called ? {} : { name: messages.detailNameWrong }),
      ...(scale === null ? { scale: messages.detailScaleWrong } : {}),
    };
    setErrors(wrong);
    if (wrong.name ?? wrong.scale) return;
    const own = { uuid: detail?.uuid ?? newId(), name: called, region };
    // Keep the calibration, because a measured length is more exact than the named scale.
    if (detail && (scale === 'kept' || scale === named)) {
      onSubmit({ ...detail, ...own }, false);
      return;
    }
    const chosen = namedScales.find(({ id }) => id === scale);
    const unset: Calibration = { type: 'none', value: 1, unit: 'ft', calibrated: false };
    onSubmit({ ...(chosen ? calibrateByScale(chosen) : unset), ...own }, scale === 'known');
  };

  return (
    <AnchoredForm
      title={messages.detailTitle}
      at={at}
      changes={errors}
      cancelLabel={messages.cancel}
      submitLabel={messages.save}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={messages.detailName}
        value={text}
        onChange={(value) => {
          setText(value);
          setErrors(({ scale: other }) => (other ? { scale: other } : {}));
        }}
        maxLength={100}
        autoFocus
        autoComplete="off"
        {...(errors.name ? { errorMessage: errors.name } : {})}
      />
      <ComboBox
        label={messages.detailScale}
        description={messages.detailHint}
        placeholder={messages.detailChoose}
        options={[
          ...(kept && !named ? [{ id: 'kept', label: kept }] : []),
          { id: 'known', label: messages.detailKnown },
          { id: 'none', label: messages.detailNone },
          ...namedScales.map(({ id, label }) => ({ id, label })),
        ]}
        value={scale}
        onChange={(chosen) => {
          setScale(chosen);
          setErrors(({ name: other }) => (other ? { name: other } : {}));
        }}
        {...(errors.scale ? { errorMessage: errors.scale } : {})}
      />
    </AnchoredForm>
  );
}
