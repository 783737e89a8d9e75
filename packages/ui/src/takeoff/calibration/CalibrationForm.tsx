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
import type { Words } from '../../messages/catalogue.ts';
import type { KnownLength } from '../types.ts';
import { useLocale } from '../../locale.tsx';
import { BesideForm } from '../canvas/AnchoredForm.tsx';
import type { CorrectedLength } from './CalibrationLine.ts';
import { KnownLengthField, wrongLength } from './CalibrationLengthField.tsx';
import * as styles from '../canvas/TakeoffCanvas.css.ts';

interface KnownLengthFormProps {
  a: Point;
  b: Point;
  /** The middle of the line, in CSS pixels on the canvas. */
  at: Point;
  unit: LengthUnit;
  /** The scales that are set: the line is checked against the one that holds where it is. */
  calibrations: readonly Calibration[];
  /** A second length is to follow, unless that is unticked. */
  isBothWays: boolean;
  /** It is put right: what it was. */
  corrects: CorrectedLength | null;
  words: Words['takeoffCanvas'];
  /** @param goesOn the length across it is measured next. */
  onSubmit: (known: KnownLength, goesOn: boolean) => void;
  /** This line will not do. */
  onAgain: () => void;
  onCancel: () => void;
}

const codes = { ft: 'FT', m: 'M' } as const;

/** Asks how long the line is in reality, and says how that agrees with the scale that is set; sits below it without hiding it. */
export function KnownLengthForm({
  a,
  b,
  at,
  unit,
  calibrations,
  isBothWays,
  corrects,
  words,
  onSubmit,
  onAgain,
  onCancel,
}: KnownLengthFormProps) {
  const { locale } = useLocale();
  const [was] = useState(() => (corrects ? formatLength(corrects.was.realLength, corrects) : null));
  const [text, setText] = useState(was ?? '');
  const [goesOn, setGoesOn] = useState(isBothWays);
  const [error, setError] = useState<string>();
  const slanted = goesOn && !axisOf(a, b) ? words.knownSlanted : undefined;

  // As it is shown it may be rounded.
  const realLength = text === was ? corrects?.was.realLength : parseLength(text, unit);
  // Where it was drawn it stays the detail's, wherever that is framed by now.
  const isWhereItWas = corrects?.was.a === a && corrects.was.b === b;
  const set =
    (isWhereItWas
      ? calibrations.find(({ uuid, region }) => (region && uuid) === corrects.detailId)
      : undefined) ?? calibrationFor(calibrations, [a, b]);
  const check =
    set.calibrated && realLength !== undefined && realLength > 0
      ? checkCalibration(set, a, b, convertUnit(realLength, codes[unit], codes[set.unit]))
      : null;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const off = check && Math.round(check.errorPercent * 10) / 1000;
  const checked =
    check && off !== null
      ? words.knownChecked(
          formatLength(check.measured, { unit: set.unit }),
          percent.format(Math.abs(off)),
          off === 0 ? 'same' : off > 0 ? 'more' : 'less',
          set.region !== undefined,
        )
      : '';

  const submit = () => {
    if (realLength === undefined || !(realLength > 0)) {
      setError(wrongLength(unit, words));
      return;
    }
    if (!isDrawable(calibrateByLength(a, b, realLength, unit))) {
      setError(words.knownAbsurd);
      return;
    }
    if (slanted) return;
    const detailId = set.region && set.uuid ? { detailId: set.uuid } : {};
    onSubmit({ a, b, realLength, unit, ...detailId }, goesOn);
  };

  return (
    <BesideForm
      title={words.knownTitle}
      at={at}
      changes={[error, checked, slanted].join()}
      cancelLabel={words.cancel}
      submitLabel={goesOn ? words.knownNext : words.setScale}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <KnownLengthField
        value={text}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        unit={unit}
        error={error}
        words={words}
      />
      <Checkbox
        label={words.knownBothWays}
        description={words.knownBothWaysHint}
        isSelected={goesOn}
        onChange={setGoesOn}
        {...(slanted ? { errorMessage: slanted } : {})}
      />
      {corrects && (
        <Button size="sm" onPress={onAgain}>
          {words.drawAgain}
        </Button>
      )}
      {set.region && <div className={styles.knownChecked}>{words.knownDetail(set.name || words.detail)}</div>}
      {set.calibrated && (
        <div role="status" className={styles.knownChecked}>
          {checked}
        </div>
      )}
    </BesideForm>
  );
}
