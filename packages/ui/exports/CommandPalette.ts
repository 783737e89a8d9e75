export {
  CommandPalette,
  type Command,
  type CommandPaletteProps,
} from '../src/components/CommandPalette/CommandPalette.tsx';
