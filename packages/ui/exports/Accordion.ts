export { Accordion, type AccordionProps } from '../src/components/Disclosure/Disclosure.tsx';
