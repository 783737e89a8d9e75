import { useState } from 'react';
import {
  axisOf,
  calibrateByLength,
  type Calibration,
  calibrationFor,
  checkCalibration,
  convertUnit,
  formatLength,
  isDrawable,
  type LengthUnit,
  parseLength,
  type Point,
} from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { formatPercent } from '../../components/Format/formatPercent.ts';
import type { Messages } from '../../messages/catalogue.ts';
import type { KnownLength } from '../types.ts';
import { useLocale } from '../../locale.tsx';
import { AnchoredForm } from '../canvas/AnchoredForm.tsx';
import type { CorrectedCalibration } from './PendingCalibration.ts';
import { CalibrationLengthField, wrongLength } from './CalibrationLengthField.tsx';
import * as styles from '../canvas/TakeoffCanvas.css.ts';

interface KnownLengthFormProps {
  a: Point;
  b: Point;
  /** Middle of the line, in CSS pixels on the canvas. */
  at: Point;
  unit: LengthUnit;
  /** Existing calibrations; the line is compared with the one at its position. */
  calibrations: readonly Calibration[];
  /** Preselects the checkbox for a second calibration line. */
  isBothWays: boolean;
  /** Calibration line that is corrected; null for a new one. */
  corrects: CorrectedCalibration | null;
  messages: Messages['takeoffCanvas'];
  /** @param goesOn continue with a perpendicular calibration line. */
  onSubmit: (length: KnownLength, goesOn: boolean) => void;
  /** Discards the line to draw another one. */
  onAgain: () => void;
  onCancel: () => void;
}

const codes = { ft: 'FT', m: 'M' } as const;

/** Form for the real length of a calibration line, compared with the current scale; placed beside the line. */
export function CalibrationForm({
  a,
  b,
  at,
  unit,
  calibrations,
  isBothWays,
  corrects,
  messages,
  onSubmit,
  onAgain,
  onCancel,
}: KnownLengthFormProps) {
  const { locale } = useLocale();
  const [was] = useState(() => (corrects ? formatLength(corrects.was.realLength, corrects) : null));
  const [text, setText] = useState(was ?? '');
  const [goesOn, setGoesOn] = useState(isBothWays);
  const [error, setError] = useState<string>();
  const slanted = goesOn && !axisOf(a, b) ? messages.firstLineSlanted : undefined;

  // Keep the exact length if the rounded text was not changed.
  const realLength = text === was ? corrects?.was.realLength : parseLength(text, unit);
  // An unchanged line keeps belonging to its detail, even if the detail was moved since.
  const isWhereItWas = corrects?.was.a === a && corrects.was.b === b;
  const set =
    (isWhereItWas
      ? calibrations.find(({ uuid, region }) => (region && uuid) === corrects.detailId)
      : undefined) ?? calibrationFor(calibrations, [a, b]);
  const check =
    set.calibrated && realLength !== undefined && realLength > 0
      ? checkCalibration(set, a, b, convertUnit(realLength, codes[unit], codes[set.unit]))
      : null;
  const off = check && Math.round(check.errorPercent * 10) / 1000;
  const checked =
    check && off !== null
      ? messages.scaleComparison(
          formatLength(check.measured, { unit: set.unit }),
          formatPercent((Math.abs(off) * 100).toFixed(1), 1, 1, locale),
          off === 0 ? 'same' : off > 0 ? 'more' : 'less',
          set.region !== undefined,
        )
      : '';

  const submit = () => {
    if (realLength === undefined || !(realLength > 0)) {
      setError(wrongLength(unit, messages));
      return;
    }
    if (!isDrawable(calibrateByLength(a, b, realLength, unit))) {
      setError(messages.implausibleScale);
      return;
    }
    if (slanted) return;
    const detailId = set.region && set.uuid ? { detailId: set.uuid } : {};
    onSubmit({ a, b, realLength, unit, ...detailId }, goesOn);
  };

  return (
    <AnchoredForm
      title={messages.calibrationTitle}
      at={at}
      changes={[error, checked, slanted].join()}
      cancelLabel={messages.cancel}
      submitLabel={goesOn ? messages.setScaleAndContinue : messages.setScale}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <CalibrationLengthField
        value={text}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        unit={unit}
        error={error}
        messages={messages}
      />
      <Checkbox
        label={messages.calibrateBothAxes}
        description={messages.calibrateBothAxesHint}
        isSelected={goesOn}
        onChange={setGoesOn}
        {...(slanted ? { errorMessage: slanted } : {})}
      />
      {corrects && (
        <Button size="sm" onPress={onAgain}>
          {messages.drawAgain}
        </Button>
      )}
      {set.region && (
        <div className={styles.knownChecked}>{messages.setsDetailScale(set.name || messages.detail)}</div>
      )}
      {set.calibrated && (
        <div role="status" className={styles.knownChecked}>
          {checked}
        </div>
      )}
    </AnchoredForm>
  );
}
