import { formatLength, type LengthUnit, parseLength, type TakeoffParameters } from '@plumbline/estimating';

export type Helix = NonNullable<TakeoffParameters['helix']>;
export type HelixField = 'radius' | 'turns' | 'rises';
/** Texts of the helix fields; empty for none. */
export type HelixText = Record<HelixField, string>;

export const helixText = (helix: Helix | undefined, unit: LengthUnit): HelixText =>
  helix
    ? {
        radius: formatLength(helix.radius, { unit }),
        turns: String(helix.turns),
        rises: formatLength(helix.rise, { unit }),
      }
    : { radius: '', turns: '', rises: '' };

/** Parses the fields; `wrong` lists invalid ones. All empty means no helix. */
export function readHelix(
  text: HelixText,
  unit: LengthUnit,
): { helix: Helix | undefined; wrong: HelixField[] } {
  if (Object.values(text).every((each) => each.trim() === '')) return { helix: undefined, wrong: [] };
  const [radius = 0, rise = -1] = [parseLength(text.radius, unit), parseLength(text.rises, unit)];
  const turns = text.turns.trim() === '' ? NaN : Number(text.turns);
  const wrong: HelixField[] = [];
  if (!(radius > 0)) wrong.push('radius');
  if (!(turns > 0 && turns <= 10_000)) wrong.push('turns');
  if (!(rise >= 0)) wrong.push('rises');
  return { helix: wrong.length > 0 ? undefined : { radius, turns, rise }, wrong };
}
