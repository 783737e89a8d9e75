import { useState } from 'react';
import {
  axisOf,
  type Calibration,
  calibrateByLengths,
  calibrationFor,
  formatLength,
  isDrawable,
  type KnownLine as Length,
  parseLength,
  type Point,
  stretchOf,
  stretchTolerance,
} from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { useLocale } from '../../locale.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import type { KnownLength } from '../types.ts';
import { AnchoredForm } from '../canvas/AnchoredForm.tsx';
import { ProblemText } from '../panels/ProblemText.tsx';
import { scaleTexts } from './scaleTexts.ts';
import type { CorrectedCalibration } from './PendingCalibration.ts';
import { CalibrationLengthField, wrongLength } from './CalibrationLengthField.tsx';
import * as styles from '../canvas/TakeoffCanvas.css.ts';

interface AcrossLengthFormProps {
  a: Point;
  b: Point;
  /** Middle of the line, in CSS pixels on the canvas. */
  at: Point;
  /** First calibration line. */
  first: KnownLength;
  /** Calibration line that is corrected; null for a new one. */
  corrects: CorrectedCalibration | null;
  /** The page's x axis is vertical on screen. */
  isSideways: boolean;
  calibrations: readonly Calibration[];
  messages: Messages['takeoffCanvas'];
  onSubmit: (line: Length) => void;
  /** Discards the line to draw another one. */
  onAgain: () => void;
  /** Keeps only the first line. */
  onCancel: () => void;
}

/** Reason why a line cannot be the second one; undefined if it can. */
function reasonAgainst(
  {
    a,
    b,
    first,
    corrects,
    calibrations,
  }: Pick<AcrossLengthFormProps, 'a' | 'b' | 'first' | 'corrects' | 'calibrations'>,
  messages: Messages['takeoffCanvas'],
): string | undefined {
  const axis = axisOf(a, b);
  if (!axis) return messages.secondLineSlanted;
  if (axis === axisOf(first.a, first.b)) return messages.secondLineSameDirection;
  // An unchanged line keeps belonging to its detail, even if the detail was moved since.
  if (corrects?.was.a === a && corrects.was.b === b) return undefined;
  const set = calibrationFor(calibrations, [a, b]);
  return (set.region ? set.uuid : undefined) === first.detailId ? undefined : messages.secondLineOtherArea;
}

/** Form for the length of the perpendicular line, with a comparison of the two scales. */
export function SecondAxisCalibrationForm(props: AcrossLengthFormProps) {
  const { a, b, at, first, corrects, isSideways, messages, onSubmit, onAgain, onCancel } = props;
  const { locale } = useLocale();
  const [was] = useState(() => (corrects ? formatLength(corrects.was.realLength, corrects) : null));
  const [text, setText] = useState(was ?? '');
  const [error, setError] = useState<string>();
  const against = reasonAgainst(props, messages);
  // Keep the exact length if the rounded text was not changed.
  const realLength = text === was ? corrects?.was.realLength : parseLength(text, first.unit);
  const both =
    !against && realLength !== undefined && realLength > 0
      ? calibrateByLengths({ ...first, across: { a, b, realLength } })
      : null;
  const isPossible = both !== null && isDrawable(both);
  const compared = () => {
    if (!both || !isPossible) return '';
    const { across, up } = scaleTexts(both, isSideways);
    const stretch = stretchOf(both);
    const says = stretch > stretchTolerance ? messages.scalesDiffer : messages.scalesAgree;
    return `${messages.scalesByAxis(across, up)} ${says(formatShare(stretch, locale, 1))}`;
  };
  const status = compared();
  const submit = () => {
    if (against) onAgain();
    else if (!both || realLength === undefined) setError(wrongLength(first.unit, messages));
    else if (!isPossible) setError(messages.implausibleScale);
    else onSubmit({ a, b, realLength });
  };
  return (
    <AnchoredForm
      title={corrects ? messages.calibrationTitle : messages.secondLineTitle}
      at={at}
      changes={against ?? error ?? status}
      cancelLabel={corrects ? messages.cancel : messages.keepOneScale}
      submitLabel={against ? messages.drawAgain : messages.setBothScales}
      autoFocusSubmit={against !== undefined}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {against ? (
        <ProblemText isAnnounced>{against}</ProblemText>
      ) : (
        <>
          <CalibrationLengthField
            value={text}
            onChange={(value) => {
              setText(value);
              setError(undefined);
            }}
            unit={first.unit}
            error={error}
            messages={messages}
          />
          <div role="status" className={styles.knownChecked}>
            {status}
          </div>
          {corrects && (
            <Button size="sm" onPress={onAgain}>
              {messages.drawAgain}
            </Button>
          )}
        </>
      )}
    </AnchoredForm>
  );
}
