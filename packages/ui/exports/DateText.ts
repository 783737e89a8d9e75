export { DateText, type DateTextProps } from '../src/components/Format/Format.tsx';
