import { Calendar, CircleCheck, DollarSign, Hash, Percent, SquareFunction, Type } from 'lucide-react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { PivotField, PivotFieldType } from './pivotTypes.ts';

const byType: Record<PivotFieldType, IconType> = {
  text: Type,
  number: Hash,
  money: DollarSign,
  percent: Percent,
  date: Calendar,
  boolean: CircleCheck,
};

/** Icon of a field's type; fields that are calculated from others have their own. */
export const fieldIcon = (field: PivotField | undefined): IconType =>
  field?.ratio ? SquareFunction : byType[field?.type ?? 'text'];
