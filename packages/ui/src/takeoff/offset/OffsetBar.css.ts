import { pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const distance = pattern({ width: sum(space[72], space[32]) }, 'distance');
export const wrong = pattern({ flex: '1 1 auto', maxWidth: `calc(${space[72]} * 5)` }, 'wrong');
