import type { Calibration, LengthUnit } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import type { KnownLength } from '../types.ts';
import { SecondAxisCalibrationForm } from './SecondAxisCalibrationForm.tsx';
import type { Engine } from '../canvas/Engine.ts';
import { CalibrationForm } from './CalibrationForm.tsx';
import type { PendingCalibration } from './PendingCalibration.ts';
import * as styles from '../canvas/TakeoffCanvas.css.ts';

interface KnownLengthsProps extends PendingCalibration {
  engine: Engine;
  unit: LengthUnit;
  calibrations: readonly Calibration[];
  messages: Messages['takeoffCanvas'];
  onCalibrate: ((length: KnownLength) => void) | undefined;
  /** Returns the focus to the sheet. */
  onClose: () => void;
}

/** Prompts and forms of setting a scale by calibration lines. */
export function CalibrationPanel(props: KnownLengthsProps) {
  const { line, first, corrects, isBothWays, engine, unit, calibrations, messages, onCalibrate, onClose } =
    props;
  const { hand, stage } = engine;
  const leave = () => {
    hand.dropKnown();
    hand.take('select');
    onClose();
  };
  if (!line)
    return (
      <div className={styles.prompt}>
        <span role="status">
          {corrects ? messages.redrawLine : first ? messages.drawSecondLine : messages.drawFirstLine}
        </span>
        <Button size="sm" onPress={leave}>
          {first && !corrects ? messages.keepOneScale : messages.cancel}
        </Button>
      </div>
    );
  const again = () => {
    hand.dropKnown();
    onClose();
  };
  if (first)
    return (
      <SecondAxisCalibrationForm
        {...line}
        first={first}
        corrects={corrects}
        isSideways={stage.frame.rotation % 180 !== 0}
        calibrations={calibrations}
        messages={messages}
        onAgain={again}
        onCancel={leave}
        onSubmit={(line) => {
          leave();
          const { a, b, realLength, ...of } = first;
          // Keep the order of the two lines.
          if (corrects?.isFirst) onCalibrate?.({ ...of, ...line, across: { a, b, realLength } });
          else onCalibrate?.({ ...first, across: line });
        }}
      />
    );
  return (
    <CalibrationForm
      {...line}
      isBothWays={isBothWays}
      corrects={corrects}
      calibrations={calibrations}
      messages={messages}
      unit={corrects?.unit ?? unit}
      onAgain={again}
      onCancel={corrects ? leave : again}
      onSubmit={(length, goesOn) => {
        if (goesOn) {
          hand.goOnAcross(length);
          onClose();
        } else leave();
        // Set the scale immediately, so that it applies even if the second line is not drawn.
        onCalibrate?.(length);
      }}
    />
  );
}
