export { Keypad } from '../src/components/Keypad/Keypad.tsx';
export type { KeypadProps } from '../src/components/Keypad/keypadTypes.ts';
