export { Disclosure, type DisclosureProps } from '../src/components/Disclosure/Disclosure.tsx';
