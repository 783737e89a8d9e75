export {
  Avatar,
  AvatarGroup,
  type AvatarGroupProps,
  type AvatarProps,
} from '../src/components/Avatar/Avatar.tsx';
export { initialsOf, tintOf, tints, type Tint } from '../src/components/Avatar/initials.ts';
