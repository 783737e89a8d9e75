import { quickAddWords } from '../components/QuickAdd/QuickAdd.words.ts';
import { barcodeFieldWords } from '../components/BarcodeField/BarcodeField.words.ts';
import { boardWords } from '../components/Board/Board.words.ts';
import { breadcrumbsWords } from '../components/Breadcrumbs/Breadcrumbs.words.ts';
import { buttonWords } from '../components/Button/Button.words.ts';
import { calendarWords } from '../components/Calendar/Calendar.words.ts';
import { chartWords } from '../components/Chart/Chart.words.ts';
import { chipWords } from '../components/Chip/Chip.words.ts';
import { colorPickerWords } from '../components/ColorPicker/ColorPicker.words.ts';
import { commandPaletteWords } from '../components/CommandPalette/CommandPalette.words.ts';
import { dateWords } from '../components/Date/Date.words.ts';
import { dateRangeWords } from '../components/Date/DateRange.words.ts';
import { timeFieldWords } from '../components/Date/TimeField.words.ts';
import { dialogWords } from '../components/Dialog/Dialog.words.ts';
import { feedbackWords } from '../components/Feedback/Feedback.words.ts';
import { fileFieldWords } from '../components/File/FileField.words.ts';
import { errorSummaryWords } from '../components/Form/Form.words.ts';
import { inlineEditWords } from '../components/Form/Form.words.ts';
import { formulaFieldWords } from '../components/FormulaField/FormulaField.words.ts';
import { mapWords } from '../components/Map/Map.words.ts';
import { numberFieldWords } from '../components/Number/NumberFields.words.ts';
import { decimalFieldWords } from '../components/Number/NumberFields.words.ts';
import { phoneFieldWords } from '../components/Number/NumberFields.words.ts';
import { personPickerWords } from '../components/PersonPicker/PersonPicker.words.ts';
import { ratingWords } from '../components/Rating/Rating.words.ts';
import { comboBoxWords } from '../components/Select/ComboBox.words.ts';
import { listboxWords } from '../components/Select/Listbox.words.ts';
import { multiSelectWords } from '../components/Select/MultiSelect.words.ts';
import { selectWords } from '../components/Select/Select.words.ts';
import { signaturePadWords } from '../components/SignaturePad/SignaturePad.words.ts';
import { stepperWords } from '../components/Stepper/Stepper.words.ts';
import { tabsWords } from '../components/Tabs/Tabs.words.ts';
import { passwordFieldWords } from '../components/TextField/TextField.words.ts';
import { searchFieldWords } from '../components/TextField/TextField.words.ts';
import { lengthWords } from '../components/TextField/TextField.words.ts';
import { toastWords } from '../components/Toast/Toast.words.ts';
import { treeWords } from '../components/Tree/Tree.words.ts';
import { carryWords } from '../drag/Carry.words.ts';
import { activityComposerWords } from '../patterns/ActivityComposer/ActivityComposer.words.ts';
import { appFrameWords } from '../patterns/AppFrame/AppFrame.words.ts';
import { notificationBellWords } from '../patterns/AppFrame/NotificationBell.words.ts';
import { userMenuWords } from '../patterns/AppFrame/UserMenu.words.ts';
import { chatWindowWords } from '../patterns/ChatWindow/ChatWindow.words.ts';
import { checkMatrixWords } from '../patterns/CheckMatrix/CheckMatrix.words.ts';
import { lookPickerWords } from '../patterns/LookPicker/LookPicker.words.ts';
import { colorSwatchesWords } from '../patterns/ColorSwatches/ColorSwatches.words.ts';
import { documentEditorWords } from '../patterns/DocumentEditor/DocumentEditor.words.ts';
import { documentPaperWords } from '../patterns/DocumentPaper/DocumentPaper.words.ts';
import { commentEditorWords } from '../patterns/CommentEditor/CommentEditor.words.ts';
import { commentThreadWords } from '../patterns/CommentThread/CommentThread.words.ts';
import { conflictDialogWords } from '../patterns/ConflictDialog/ConflictDialog.words.ts';
import { dashboardWords } from '../patterns/DashboardGrid/DashboardGrid.words.ts';
import { documentHeaderWords } from '../patterns/DocumentHeader/DocumentHeader.words.ts';
import { activityRailWords } from '../patterns/DocumentLayout/ActivityRail.words.ts';
import { documentLayoutWords } from '../patterns/DocumentLayout/DocumentLayout.words.ts';
import { duplicateNoticeWords } from '../patterns/DuplicateNotice/DuplicateNotice.words.ts';
import { estimateHeadWords } from '../patterns/EstimateHead/EstimateHead.words.ts';
import { estimateQuoteWords } from '../patterns/EstimateQuote/EstimateQuote.words.ts';
import { estimateSheetWords } from '../patterns/EstimateSheet/EstimateSheet.words.ts';
import { fieldMappingWords } from '../patterns/FieldMapping/FieldMapping.words.ts';
import { fileAreaWords } from '../patterns/FileBrowser/FileArea.words.ts';
import { fileNameWords } from '../patterns/FileBrowser/FileName.words.ts';
import { fileTilesWords } from '../patterns/FileBrowser/FileTiles.words.ts';
import { folderTreeWords } from '../patterns/FolderTree/FolderTree.words.ts';
import { formBuilderWords } from '../patterns/FormBuilder/FormBuilder.words.ts';
import { formLayoutWords } from '../patterns/FormLayout/FormLayout.words.ts';
import { formRendererWords } from '../patterns/FormRenderer/FormRenderer.words.ts';
import { globalSearchWords } from '../patterns/GlobalSearch/GlobalSearch.words.ts';
import { launcherWords } from '../patterns/Launcher/Launcher.words.ts';
import { columnsMenuWords } from '../patterns/ListLayout/ColumnsMenu.words.ts';
import { filterWords } from '../patterns/ListLayout/Filter.words.ts';
import { listLayoutWords } from '../patterns/ListLayout/ListLayout.words.ts';
import { paginationWords } from '../patterns/ListLayout/Pagination.words.ts';
import { savedViewsWords } from '../patterns/ListLayout/SavedViews.words.ts';
import { mergeRecordsWords } from '../patterns/MergeRecords/MergeRecords.words.ts';
import { pageHeaderWords } from '../patterns/PageHeader/PageHeader.words.ts';
import { pdfViewerWords } from '../patterns/PdfViewer/PdfViewer.words.ts';
import { recordLayoutWords } from '../patterns/RecordLayout/RecordLayout.words.ts';
import { shareDialogWords } from '../patterns/ShareDialog/ShareDialog.words.ts';
import { sheetGridWords } from '../patterns/SheetGrid/SheetGrid.words.ts';
import { tabBarWords } from '../patterns/TabBar/TabBar.words.ts';
import { taskPanelWords } from '../patterns/TaskPanel/TaskPanel.words.ts';
import { uploadPanelWords } from '../patterns/UploadPanel/UploadPanel.words.ts';
import { dataTableWords } from '../table/DataTable.words.ts';
import { takeoffAlikeWords } from '../takeoff/alike/AlikeBar.words.ts';
import { takeoffFiguresWords } from '../takeoff/canvas/figures.words.ts';
import { takeoffPinsWords } from '../takeoff/canvas/Pins.words.ts';
import { takeoffMarksWords } from '../takeoff/canvas/PlanMark.words.ts';
import { takeoffCanvasWords } from '../takeoff/canvas/TakeoffCanvas.words.ts';
import { takeoffCompareWords } from '../takeoff/compare/CompareWorkspace.words.ts';
import { takeoffConditionsWords } from '../takeoff/panels/ConditionsPanel.words.ts';
import { takeoffDimensionsWords } from '../takeoff/panels/Dimensions.words.ts';
import { takeoffGroupsWords } from '../takeoff/panels/GroupsPanel.words.ts';
import { takeoffLayersWords } from '../takeoff/panels/LayersPanel.words.ts';
import { takeoffOptionsWords } from '../takeoff/panels/OptionsBar.words.ts';
import { takeoffPagesWords } from '../takeoff/panels/PageDrawer.words.ts';
import { takeoffScalesWords } from '../takeoff/panels/ScalesPanel.words.ts';
import { takeoffSelectionWords } from '../takeoff/panels/SelectionBar.words.ts';
import { takeoffStatusWords } from '../takeoff/panels/StatusLine.words.ts';
import { takeoffWorkspaceWords } from '../takeoff/panels/TakeoffWorkspace.words.ts';
import { takeoffSnapWords } from '../takeoff/snap/snap.words.ts';
import { takeoffCommandsWords } from '../takeoff/store/commands.words.ts';
import { takeoffShortcutsWords } from '../takeoff/tools/shortcuts.words.ts';
import { takeoffToolsWords } from '../takeoff/tools/tools.words.ts';
import type { Words } from './catalogue.ts';

/** The whole catalogue in English: what a translator starts from and a test compares with. */
export const english: Words = {
  activityComposer: activityComposerWords,
  activityRail: activityRailWords,
  appFrame: appFrameWords,
  barcodeField: barcodeFieldWords,
  board: boardWords,
  breadcrumbs: breadcrumbsWords,
  button: buttonWords,
  calendar: calendarWords,
  checkMatrix: checkMatrixWords,
  carry: carryWords,
  chart: chartWords,
  chatWindow: chatWindowWords,
  chip: chipWords,
  colorPicker: colorPickerWords,
  colorSwatches: colorSwatchesWords,
  lookPicker: lookPickerWords,
  columnsMenu: columnsMenuWords,
  comboBox: comboBoxWords,
  commandPalette: commandPaletteWords,
  commentEditor: commentEditorWords,
  documentEditor: documentEditorWords,
  documentPaper: documentPaperWords,
  commentThread: commentThreadWords,
  conflictDialog: conflictDialogWords,
  dashboard: dashboardWords,
  dataTable: dataTableWords,
  date: dateWords,
  dateRange: dateRangeWords,
  decimalField: decimalFieldWords,
  dialog: dialogWords,
  documentHeader: documentHeaderWords,
  documentLayout: documentLayoutWords,
  duplicateNotice: duplicateNoticeWords,
  errorSummary: errorSummaryWords,
  estimateHead: estimateHeadWords,
  estimateQuote: estimateQuoteWords,
  estimateSheet: estimateSheetWords,
  feedback: feedbackWords,
  fieldMapping: fieldMappingWords,
  fileField: fileFieldWords,
  filter: filterWords,
  fileArea: fileAreaWords,
  fileName: fileNameWords,
  fileTiles: fileTilesWords,
  folderTree: folderTreeWords,
  formBuilder: formBuilderWords,
  formLayout: formLayoutWords,
  formRenderer: formRendererWords,
  globalSearch: globalSearchWords,
  inlineEdit: inlineEditWords,
  formulaField: formulaFieldWords,
  launcher: launcherWords,
  length: lengthWords,
  listbox: listboxWords,
  listLayout: listLayoutWords,
  map: mapWords,
  mergeRecords: mergeRecordsWords,
  multiSelect: multiSelectWords,
  notificationBell: notificationBellWords,
  numberField: numberFieldWords,
  pageHeader: pageHeaderWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  pdfViewer: pdfViewerWords,
  personPicker: personPickerWords,
  phoneField: phoneFieldWords,
  rating: ratingWords,
  recordLayout: recordLayoutWords,
  savedViews: savedViewsWords,
  searchField: searchFieldWords,
  select: selectWords,
  shareDialog: shareDialogWords,
  sheetGrid: sheetGridWords,
  signaturePad: signaturePadWords,
  stepper: stepperWords,
  tabBar: tabBarWords,
  tabs: tabsWords,
  takeoffAlike: takeoffAlikeWords,
  takeoffCanvas: takeoffCanvasWords,
  takeoffCommands: takeoffCommandsWords,
  takeoffCompare: takeoffCompareWords,
  takeoffConditions: takeoffConditionsWords,
  takeoffDimensions: takeoffDimensionsWords,
  takeoffFigures: takeoffFiguresWords,
  takeoffGroups: takeoffGroupsWords,
  takeoffLayers: takeoffLayersWords,
  takeoffMarks: takeoffMarksWords,
  takeoffPins: takeoffPinsWords,
  takeoffOptions: takeoffOptionsWords,
  takeoffPages: takeoffPagesWords,
  takeoffScales: takeoffScalesWords,
  takeoffSelection: takeoffSelectionWords,
  takeoffShortcuts: takeoffShortcutsWords,
  takeoffSnap: takeoffSnapWords,
  takeoffStatus: takeoffStatusWords,
  takeoffTools: takeoffToolsWords,
  takeoffWorkspace: takeoffWorkspaceWords,
  quickAdd: quickAddWords,
  taskPanel: taskPanelWords,
  timeField: timeFieldWords,
  toast: toastWords,
  tree: treeWords,
  uploadPanel: uploadPanelWords,
  userMenu: userMenuWords,
};
