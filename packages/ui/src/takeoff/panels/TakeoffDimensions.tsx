import type { TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { WideField } from '../../components/Form/FieldGroup.tsx';
import { DecimalField } from '../../components/Number/DecimalField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffFiguresMessages } from '../canvas/figures.messages.ts';
import { DimensionGroup } from './DimensionGroup.tsx';
import * as styles from './Dimensions.css.ts';
import { takeoffDimensionsMessages } from './Dimensions.messages.ts';
import { type DimensionName, figuresOf, isLength } from './formDimensions.ts';
import { extraDimensions, lengthOf, oval as ovalDimension } from './dimensions.ts';
import { HelixFields } from './HelixFields.tsx';
import { OpeningsFields } from './OpeningsFields.tsx';
import { conditionUnit as unit, useTypedDimensions } from './useTypedDimensions.ts';

export interface TakeoffDimensionsProps {
  /** Determines the fields. Set it as `key` too if it can change, so that typed values are discarded. */
  type: TakeoffType;
  /** Dimensions of the condition. */
  parameters: TakeoffParameters;
  /** @param wrong messages of invalid values by name, which must be corrected before saving. */
  onChange: (parameters: TakeoffParameters, wrong: Partial<Record<DimensionName, string>>) => void;
  /** Error message of a field. */
  problemOf: (name: DimensionName) => { errorMessage?: string };
}

/**
 * Fields of a condition's dimensions for a `FieldGroup`.
 *
 * @example
 * <TakeoffDimensions
 *   type="surface_area"
 *   parameters={{ height: 10, sides: 2 }}
 *   onChange={(parameters) => console.log(parameters)}
 *   problemOf={() => ({})}
 * />
 */
export function TakeoffDimensions({ type, parameters, onChange, problemOf }: TakeoffDimensionsProps) {
  const messages = useMessages('takeoffDimensions', takeoffDimensionsMessages);
  const figures = useMessages('takeoffFigures', takeoffFiguresMessages);
  const { typed, change, changeOpenings, changeHelix } = useTypedDimensions(parameters, onChange);
  const labels = { ...figures, rise: messages.rise, run: messages.run };
  return (
    <>
      {(figuresOf[type] ?? []).map((name) =>
        isLength(name) ? (
          <div key={name} className={styles.lengths}>
            <TextField
              label={figures[name]}
              placeholder={messages.lengthLike}
              value={typed.lengths[name] ?? lengthOf(name).show(parameters, unit)}
              onChange={(text) =>
                change(
                  { lengths: { ...typed.lengths, [name]: text } },
                  lengthOf(name).read(text, unit) ?? { [name]: undefined },
                )
              }
              autoComplete="off"
              {...problemOf(name)}
            />
          </div>
        ) : (
          <DecimalField
            key={name}
            label={labels[name]}
            value={parameters[name] === undefined ? '' : String(parameters[name])}
            onChange={(value) =>
              change(
                { unread: typed.unread.filter((each) => each !== name) },
                { [name]: value === '' ? undefined : Number(value) },
              )
            }
            onUnread={() => change({ unread: [...typed.unread, name] }, {})}
            maxFractionDigits={4}
            {...problemOf(name)}
          />
        ),
      )}
      {type === 'spiral_area' && (
        <div className={styles.lengths}>
          <TextField
            label={messages.oval}
            description={messages.ovalHint}
            value={typed.oval}
            onChange={(oval) => change({ oval }, ovalDimension.read(oval, unit) ?? {})}
            autoComplete="off"
            {...problemOf('oval')}
          />
        </div>
      )}
      {extraDimensions(type).map((name) => {
        switch (name) {
          case 'hip':
          case 'ceiling':
            return (
              <WideField key={name}>
                <Checkbox
                  label={figures[name]}
                  description={name === 'hip' ? messages.hipHint : messages.ceilingHint}
                  isSelected={parameters[name] ?? false}
                  onChange={(isOn) => change({}, { [name]: isOn || undefined })}
                />
              </WideField>
            );
          case 'openings':
            return (
              <DimensionGroup
                key={name}
                title={messages.openings}
                hint={messages.openingsOfEach}
                problem={problemOf(name).errorMessage}
              >
                <OpeningsFields
                  rows={typed.openings}
                  onRows={changeOpenings}
                  unit={unit}
                  faces={parameters.sides ?? 1}
                  showsWrong={problemOf(name).errorMessage !== undefined}
                />
              </DimensionGroup>
            );
          case 'helix':
            return (
              <DimensionGroup
                key={name}
                title={messages.helix}
                hint={messages.helixHint}
                problem={problemOf(name).errorMessage}
              >
                <HelixFields
                  text={typed.helix}
                  onText={changeHelix}
                  unit={unit}
                  size="md"
                  showsWrong={problemOf(name).errorMessage !== undefined}
                />
              </DimensionGroup>
            );
        }
      })}
    </>
  );
}
