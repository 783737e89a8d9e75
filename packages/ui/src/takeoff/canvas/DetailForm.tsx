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
import type { Words } from '../../messages/catalogue.ts';
import { BesideForm } from './AnchoredForm.tsx';
import type { AskedDetail } from './Frames.ts';

interface DetailFormProps extends AskedDetail {
  /** Where to ask, in CSS pixels on the canvas. */
  at: Point;
  /** What a new one is called until somebody says it better. */
  name: string;
  newId: () => string;
  words: Words['takeoffCanvas'];
  /** @param isKnown a known length is to be measured in it next. */
  onSubmit: (detail: Calibration, isKnown: boolean) => void;
  onCancel: () => void;
}

/** Asks what a region of the sheet shows, and at which scale. */
export function DetailForm({ region, detail, at, name, newId, words, onSubmit, onCancel }: DetailFormProps) {
  const kept = detail?.calibrated ? scaleText(detail) : '';
  const named = detail?.calibrated ? namedScales.find(({ label }) => label === kept)?.id : undefined;
  const [text, setText] = useState(detail?.name ?? name);
  const [scale, setScale] = useState<string | null>(detail ? (named ?? (kept ? 'kept' : 'none')) : null);
  const [errors, setErrors] = useState<{ name?: string; scale?: string }>({});

  const submit = () => {
    const called = text.trim();
    const wrong = {
      ...(called ? {} : { name: words.detailNameWrong }),
      ...(scale === null ? { scale: words.detailScaleWrong } : {}),
    };
    setErrors(wrong);
    if (wrong.name ?? wrong.scale) return;
    const own = { uuid: detail?.uuid ?? newId(), name: called, region };
    // As it is: a length that was measured says the scale more closely than its name does.
    if (detail && (scale === 'kept' || scale === named)) {
      onSubmit({ ...detail, ...own }, false);
      return;
    }
    const chosen = namedScales.find(({ id }) => id === scale);
    const unset: Calibration = { type: 'none', value: 1, unit: 'ft', calibrated: false };
    onSubmit({ ...(chosen ? calibrateByScale(chosen) : unset), ...own }, scale === 'known');
  };

  return (
    <BesideForm
      title={words.detailTitle}
      at={at}
      changes={errors}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={words.detailName}
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
        label={words.detailScale}
        description={words.detailHint}
        placeholder={words.detailChoose}
        options={[
          ...(kept && !named ? [{ id: 'kept', label: kept }] : []),
          { id: 'known', label: words.detailKnown },
          { id: 'none', label: words.detailNone },
          ...namedScales.map(({ id, label }) => ({ id, label })),
        ]}
        value={scale}
        onChange={(chosen) => {
          setScale(chosen);
          setErrors(({ name: other }) => (other ? { name: other } : {}));
        }}
        {...(errors.scale ? { errorMessage: errors.scale } : {})}
      />
    </BesideForm>
  );
}
