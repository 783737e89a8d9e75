import { describe, expect, it } from 'vitest';
import { namedScales } from './calibration.ts';
import { writtenScale } from './scale-in-sheet-text.ts';

describe('scale stated on a sheet', () => {
  it.each([
    [['FLOOR PLAN', '1/8" = 1\'-0"'], '1/8″ = 1′-0″'],
    [['SCALE', '1/4" = 1\'-0"', 'A2.1'], '1/4″ = 1′-0″'],
    [['ROOF PLAN   SCALE: 1" = 20\''], '1″ = 20′'],
    [['Scale 1:100', 'Level 1'], '1:100'],
  ])('is found in %j', (texts, label) => expect(writtenScale(texts)?.label).toBe(label));

  it.each([
    [[]],
    [['SCALE: AS NOTED', 'NTS', 'DO NOT SCALE DRAWINGS.']],
    [['1/20', '12/10', '1 1/2', 'SLOPE 1/4" / FT']],
    [['TOLERANCE 1/8" IN 10\'-0"', 'PREPARE SLABS']],
  ])('is absent in %j', (texts) => expect(writtenScale(texts)).toBeUndefined());

  it('is the one stated most often, and absent if two are equally frequent', () => {
    const [plan, detail] = ['1/8" = 1\'-0"', '1" = 1\'-0"'];
    expect(writtenScale([plan, plan, detail])?.label).toBe('1/8″ = 1′-0″');
    expect(writtenScale([plan, detail])).toBeUndefined();
  });

  it('is found for every named scale as its label writes it', () => {
    for (const scale of namedScales) expect(writtenScale([`SCALE ${scale.label}`])?.k).toBe(scale.k);
  });
});
