import { createVar } from '@vanilla-extract/css';

/** Width of the border of framed content, and its radius. A card sets both to 0, so that no frame is in a frame. */
export const innerFrame = { width: createVar(), radius: createVar() };

/** Variables of a card. */
export const withoutInnerFrame = { [innerFrame.width]: '0px', [innerFrame.radius]: '0px' };
