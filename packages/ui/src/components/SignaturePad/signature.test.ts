import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedSvg } from './signature.ts';

it('contains the name', () => {
  expect(typedSvg(' Dana Whitfield ', 'cursive')).toContain('>Dana Whitfield</text>');
});

it('never lets a name become markup', () => {
  expect(typedSvg('<script>"x"</script>', 'cursive')).not.toContain('<script>');
  fc.assert(
    fc.property(fc.string(), (name) => {
      const tags = typedSvg(name, 'cursive').match(/<[^>]*>/g);
      return tags?.length === 4;
    }),
  );
});
