export { TakeoffWorkspace, type TakeoffWorkspaceProps } from '../src/takeoff/panels/TakeoffWorkspace.tsx';
export type {
  ConditionAssembly,
  ProjectTotal,
  RailTool,
  WorkspaceCondition,
  WorkspacePage,
} from '../src/takeoff/panels/workspaceTypes.ts';
