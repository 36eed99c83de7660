/** The sign of each kind of audit entry. */
import { type AuditKind } from '@cotejo/core/reference/audit-kinds';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import SwitchAccountOutlined from '@mui/icons-material/SwitchAccountOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { type SvgIconProps } from '@mui/material';
import { type ComponentType } from 'react';

export const kindIcons: Readonly<Record<AuditKind, ComponentType<SvgIconProps>>> = {
  status: SwapHoriz,
  assignment: AssignmentIndOutlined,
  appointment: EventOutlined,
  edit: EditOutlined,
  note: StickyNote2Outlined,
  file: AttachFileOutlined,
  opinion: StarBorder,
  coverage: HealthAndSafetyOutlined,
  money: AccountBalanceOutlined,
  mail: MailOutlined,
  publication: PublishOutlined,
  table: TableChartOutlined,
  import: UploadFileOutlined,
  run: DynamicFeedOutlined,
  user: ManageAccountsOutlined,
  session: LoginOutlined,
  acting: SwitchAccountOutlined,
  export: FileDownloadOutlined,
  look: VisibilityOutlined,
  erasure: DeleteForeverOutlined,
  view: BookmarkBorder,
  projection: BuildOutlined,
};
