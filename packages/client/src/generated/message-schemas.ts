// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { Schema } from '../schema.ts'

/** A message of the event stream. */

export const messageSchema: Schema = {"$ref":"SubscriptionMessage"}

/** The schemas that it refers to, by name. */

export const schemas: Readonly<Record<string, Schema>> = {
 "SubscriptionMessage": {
  "oneOf": [
   {
    "$ref": "GroupCreatedMessage"
   },
   {
    "$ref": "GroupDeletedMessage"
   },
   {
    "$ref": "GroupMemberAddedMessage"
   },
   {
    "$ref": "GroupMemberDeletedMessage"
   },
   {
    "$ref": "GroupRoleAssignedMessage"
   },
   {
    "$ref": "GroupRoleDeletedMessage"
   },
   {
    "$ref": "GroupUpdatedMessage"
   },
   {
    "$ref": "OrganizationConnectionAddedMessage"
   },
   {
    "$ref": "OrganizationConnectionRemovedMessage"
   },
   {
    "$ref": "OrganizationConnectionUpdatedMessage"
   },
   {
    "$ref": "OrganizationCreatedMessage"
   },
   {
    "$ref": "OrganizationDeletedMessage"
   },
   {
    "$ref": "OrganizationGroupRoleAssignedMessage"
   },
   {
    "$ref": "OrganizationGroupRoleDeletedMessage"
   },
   {
    "$ref": "OrganizationMemberAddedMessage"
   },
   {
    "$ref": "OrganizationMemberDeletedMessage"
   },
   {
    "$ref": "OrganizationMemberRoleAssignedMessage"
   },
   {
    "$ref": "OrganizationMemberRoleDeletedMessage"
   },
   {
    "$ref": "OrganizationUpdatedMessage"
   },
   {
    "$ref": "UserCreatedMessage"
   },
   {
    "$ref": "UserDeletedMessage"
   },
   {
    "$ref": "UserUpdatedMessage"
   },
   {
    "$ref": "OffsetOnlyMessage"
   },
   {
    "$ref": "ErrorMessage"
   }
  ],
  "discriminator": {
   "propertyName": "type"
  }
 },
 "GroupCreatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.created"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupCreatedEvent"
   }
  }
 },
 "Offset": {
  "type": "string",
  "minLength": 1,
  "maxLength": 1024
 },
 "GroupCreatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.created"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupCreatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "CloudEventSpecVersion": {
  "type": "string",
  "const": "1.0"
 },
 "CloudEventSource": {
  "type": "string",
  "format": "uri-reference",
  "minLength": 1,
  "maxLength": 2048
 },
 "EventId": {
  "type": "string",
  "format": "event-id",
  "minLength": 26,
  "maxLength": 26,
  "pattern": "^[A-Za-z0-9_-]{26}$"
 },
 "Timestamp": {
  "type": "string",
  "format": "date-time",
  "maxLength": 35
 },
 "GroupCreatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "CreatedGroup"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "CreatedGroup": {
  "oneOf": [
   {
    "$ref": "CreatedConnectionGroup"
   },
   {
    "$ref": "CreatedOrganizationGroup"
   },
   {
    "$ref": "CreatedTenantGroup"
   }
  ],
  "discriminator": {
   "propertyName": "type"
  }
 },
 "CreatedConnectionGroup": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "created_at",
   "type",
   "connection_id"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "name": {
    "$ref": "GroupName"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "type": {
    "type": "string",
    "const": "connection"
   },
   "connection_id": {
    "$ref": "ConnectionId"
   }
  }
 },
 "GroupId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255
 },
 "GroupName": {
  "type": "string",
  "maxLength": 512
 },
 "GroupExternalId": {
  "type": "string",
  "maxLength": 1024
 },
 "ReportedTime": {
  "type": "string",
  "format": "date-time",
  "maxLength": 64
 },
 "ConnectionId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255
 },
 "CreatedOrganizationGroup": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "created_at",
   "type",
   "organization_id"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "name": {
    "$ref": "GroupName"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "type": {
    "type": "string",
    "const": "organization"
   },
   "organization_id": {
    "$ref": "OrganizationId"
   }
  }
 },
 "OrganizationId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255
 },
 "CreatedTenantGroup": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "created_at",
   "type"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "name": {
    "$ref": "GroupName"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "type": {
    "type": "string",
    "const": "tenant"
   }
  }
 },
 "EventContext": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "tenant": {
    "$ref": "EventContextTenant"
   },
   "client": {
    "$ref": "EventContextClient"
   },
   "connection": {
    "$ref": "EventContextConnection"
   },
   "request": {
    "$ref": "EventContextRequest"
   }
  }
 },
 "EventContextTenant": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "tenant_id": {
    "type": "string",
    "maxLength": 255
   }
  }
 },
 "EventContextClient": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 2048
   },
   "name": {
    "type": "string",
    "maxLength": 512
   },
   "metadata": {
    "type": "object",
    "additionalProperties": true
   }
  }
 },
 "EventContextConnection": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "id": {
    "type": "string",
    "maxLength": 255
   },
   "name": {
    "type": "string",
    "maxLength": 255
   },
   "strategy": {
    "type": "string",
    "maxLength": 255
   }
  }
 },
 "EventContextRequest": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "geo": {
    "$ref": "EventContextGeo"
   },
   "hostname": {
    "type": "string",
    "maxLength": 255
   },
   "ip": {
    "type": "string",
    "maxLength": 64
   },
   "method": {
    "type": "string",
    "maxLength": 32
   },
   "user_agent": {
    "type": "string",
    "maxLength": 8192
   },
   "custom_domain": {
    "type": "string",
    "maxLength": 255
   }
  }
 },
 "EventContextGeo": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "continent_code": {
    "type": "string",
    "maxLength": 16
   },
   "country_code": {
    "type": "string",
    "maxLength": 16
   },
   "country_name": {
    "type": "string",
    "maxLength": 255
   },
   "subdivision_code": {
    "type": "string",
    "maxLength": 16
   },
   "subdivision_name": {
    "type": "string",
    "maxLength": 255
   },
   "city_name": {
    "type": "string",
    "maxLength": 255
   },
   "latitude": {
    "type": "number",
    "minimum": -90,
    "maximum": 90
   },
   "longitude": {
    "type": "number",
    "minimum": -180,
    "maximum": 180
   },
   "time_zone": {
    "type": "string",
    "maxLength": 64
   }
  }
 },
 "CloudEventTenant": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255
 },
 "EventStreamId": {
  "type": "string",
  "format": "event-stream-id",
  "minLength": 26,
  "maxLength": 26,
  "pattern": "^[A-Za-z0-9_-]{26}$"
 },
 "CloudEventPurpose": {
  "type": "string",
  "maxLength": 64
 },
 "GroupDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupDeletedEvent"
   }
  }
 },
 "GroupDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "GroupDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "Group"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "Group": {
  "oneOf": [
   {
    "$ref": "ConnectionGroup"
   },
   {
    "$ref": "OrganizationGroup"
   },
   {
    "$ref": "TenantGroup"
   }
  ],
  "discriminator": {
   "propertyName": "type"
  }
 },
 "ConnectionGroup": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "created_at",
   "updated_at",
   "type",
   "connection_id"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "name": {
    "$ref": "GroupName"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "updated_at": {
    "$ref": "ReportedTime"
   },
   "type": {
    "type": "string",
    "const": "connection"
   },
   "connection_id": {
    "$ref": "ConnectionId"
   }
  }
 },
 "OrganizationGroup": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "created_at",
   "updated_at",
   "type",
   "organization_id"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "name": {
    "$ref": "GroupName"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "updated_at": {
    "$ref": "ReportedTime"
   },
   "type": {
    "type": "string",
    "const": "organization"
   },
   "organization_id": {
    "$ref": "OrganizationId"
   }
  }
 },
 "TenantGroup": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "created_at",
   "updated_at",
   "type"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "name": {
    "$ref": "GroupName"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "updated_at": {
    "$ref": "ReportedTime"
   },
   "type": {
    "type": "string",
    "const": "tenant"
   }
  }
 },
 "GroupMemberAddedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.member.added"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupMemberAddedEvent"
   }
  }
 },
 "GroupMemberAddedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.member.added"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupMemberAddedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "GroupMemberAddedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "GroupMembership"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "GroupMembership": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "group",
   "member"
  ],
  "properties": {
   "group": {
    "$ref": "GroupReference"
   },
   "member": {
    "$ref": "GroupMember"
   }
  }
 },
 "GroupReference": {
  "oneOf": [
   {
    "$ref": "ConnectionGroupReference"
   },
   {
    "$ref": "OrganizationGroupReference"
   },
   {
    "$ref": "TenantGroupReference"
   }
  ],
  "discriminator": {
   "propertyName": "type"
  }
 },
 "ConnectionGroupReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "connection_id"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "type": {
    "type": "string",
    "const": "connection"
   },
   "connection_id": {
    "$ref": "ConnectionId"
   }
  }
 },
 "OrganizationGroupReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type",
   "organization_id"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "type": {
    "type": "string",
    "const": "organization"
   },
   "organization_id": {
    "$ref": "OrganizationId"
   }
  }
 },
 "TenantGroupReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "type"
  ],
  "properties": {
   "id": {
    "$ref": "GroupId"
   },
   "external_id": {
    "$ref": "GroupExternalId"
   },
   "type": {
    "type": "string",
    "const": "tenant"
   }
  }
 },
 "GroupMember": {
  "oneOf": [
   {
    "$ref": "UserGroupMember"
   },
   {
    "$ref": "ConnectionGroupMember"
   }
  ],
  "discriminator": {
   "propertyName": "member_type"
  }
 },
 "UserGroupMember": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "member_type",
   "id"
  ],
  "properties": {
   "member_type": {
    "type": "string",
    "const": "user"
   },
   "id": {
    "$ref": "UserId"
   }
  }
 },
 "UserId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255
 },
 "ConnectionGroupMember": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "member_type",
   "id",
   "type",
   "connection_id"
  ],
  "properties": {
   "member_type": {
    "type": "string",
    "const": "connection"
   },
   "id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255
   },
   "type": {
    "type": "string",
    "maxLength": 64
   },
   "connection_id": {
    "$ref": "ConnectionId"
   }
  }
 },
 "GroupMemberDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.member.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupMemberDeletedEvent"
   }
  }
 },
 "GroupMemberDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.member.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupMemberDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "GroupMemberDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "GroupMembership"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "GroupRoleAssignedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.role.assigned"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupRoleAssignedEvent"
   }
  }
 },
 "GroupRoleAssignedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.role.assigned"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupRoleAssignedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "GroupRoleAssignedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "GroupRoleAssignment"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "GroupRoleAssignment": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "group",
   "role",
   "created_at"
  ],
  "properties": {
   "group": {
    "$ref": "GroupReference"
   },
   "role": {
    "$ref": "RoleReference"
   },
   "created_at": {
    "$ref": "ReportedTime"
   }
  }
 },
 "RoleReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "name"
  ],
  "properties": {
   "id": {
    "$ref": "RoleId"
   },
   "name": {
    "type": "string",
    "maxLength": 512
   }
  }
 },
 "RoleId": {
  "type": "string",
  "minLength": 1,
  "maxLength": 255
 },
 "GroupRoleDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.role.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupRoleDeletedEvent"
   }
  }
 },
 "GroupRoleDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.role.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupRoleDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "GroupRoleDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "GroupRoleDeletion"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "GroupRoleDeletion": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "group",
   "role",
   "deleted_at"
  ],
  "properties": {
   "group": {
    "$ref": "GroupReference"
   },
   "role": {
    "$ref": "RoleIdentifier"
   },
   "deleted_at": {
    "$ref": "ReportedTime"
   }
  }
 },
 "RoleIdentifier": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "RoleId"
   }
  }
 },
 "GroupUpdatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "group.updated"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "GroupUpdatedEvent"
   }
  }
 },
 "GroupUpdatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "group.updated"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "GroupUpdatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "GroupUpdatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "Group"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationConnectionAddedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.connection.added"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationConnectionAddedEvent"
   }
  }
 },
 "OrganizationConnectionAddedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.connection.added"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationConnectionAddedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationConnectionAddedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationConnection"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationConnection": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "organization",
   "connection"
  ],
  "properties": {
   "organization": {
    "$ref": "OrganizationReference"
   },
   "connection": {
    "$ref": "ConnectionIdentifier"
   },
   "assign_membership_on_login": {
    "type": "boolean"
   },
   "show_as_button": {
    "type": "boolean"
   },
   "is_signup_enabled": {
    "type": "boolean"
   }
  }
 },
 "OrganizationReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "OrganizationId"
   },
   "name": {
    "$ref": "OrganizationName"
   }
  }
 },
 "OrganizationName": {
  "type": "string",
  "maxLength": 512
 },
 "ConnectionIdentifier": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "ConnectionId"
   }
  }
 },
 "OrganizationConnectionRemovedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.connection.removed"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationConnectionRemovedEvent"
   }
  }
 },
 "OrganizationConnectionRemovedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.connection.removed"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationConnectionRemovedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationConnectionRemovedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "RemovedOrganizationConnection"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "RemovedOrganizationConnection": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "organization",
   "connection"
  ],
  "properties": {
   "organization": {
    "$ref": "OrganizationReference"
   },
   "connection": {
    "$ref": "ConnectionIdentifier"
   }
  }
 },
 "OrganizationConnectionUpdatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.connection.updated"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationConnectionUpdatedEvent"
   }
  }
 },
 "OrganizationConnectionUpdatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.connection.updated"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationConnectionUpdatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationConnectionUpdatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationConnection"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationCreatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.created"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationCreatedEvent"
   }
  }
 },
 "OrganizationCreatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.created"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationCreatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationCreatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "Organization"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "Organization": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "OrganizationId"
   },
   "name": {
    "$ref": "OrganizationName"
   },
   "display_name": {
    "$ref": "OrganizationDisplayName"
   },
   "metadata": {
    "$ref": "OrganizationMetadata"
   },
   "branding": {
    "$ref": "OrganizationBranding"
   }
  }
 },
 "OrganizationDisplayName": {
  "type": "string",
  "maxLength": 512
 },
 "OrganizationMetadata": {
  "type": "object",
  "additionalProperties": true
 },
 "OrganizationBranding": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "logo_url": {
    "type": "string",
    "maxLength": 2048
   },
   "colors": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "primary": {
      "type": "string",
      "maxLength": 64
     },
     "page_background": {
      "type": "string",
      "maxLength": 64
     }
    }
   }
  }
 },
 "OrganizationDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationDeletedEvent"
   }
  }
 },
 "OrganizationDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "DeletedOrganization"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "DeletedOrganization": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "OrganizationId"
   },
   "name": {
    "$ref": "OrganizationName"
   },
   "display_name": {
    "$ref": "OrganizationDisplayName"
   },
   "metadata": {
    "$ref": "OrganizationMetadata"
   }
  }
 },
 "OrganizationGroupRoleAssignedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.group.role.assigned"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationGroupRoleAssignedEvent"
   }
  }
 },
 "OrganizationGroupRoleAssignedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.group.role.assigned"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationGroupRoleAssignedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationGroupRoleAssignedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationGroupRoleAssignment"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationGroupRoleAssignment": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "organization",
   "role",
   "group",
   "created_at"
  ],
  "properties": {
   "organization": {
    "$ref": "OrganizationIdentifier"
   },
   "role": {
    "$ref": "RoleReference"
   },
   "group": {
    "$ref": "GroupReference"
   },
   "created_at": {
    "$ref": "ReportedTime"
   }
  }
 },
 "OrganizationIdentifier": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "OrganizationId"
   }
  }
 },
 "OrganizationGroupRoleDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.group.role.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationGroupRoleDeletedEvent"
   }
  }
 },
 "OrganizationGroupRoleDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.group.role.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationGroupRoleDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationGroupRoleDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationGroupRoleDeletion"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationGroupRoleDeletion": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "organization",
   "role",
   "group",
   "deleted_at"
  ],
  "properties": {
   "organization": {
    "$ref": "OrganizationIdentifier"
   },
   "role": {
    "$ref": "RoleIdentifier"
   },
   "group": {
    "$ref": "GroupReference"
   },
   "deleted_at": {
    "$ref": "ReportedTime"
   }
  }
 },
 "OrganizationMemberAddedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.member.added"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationMemberAddedEvent"
   }
  }
 },
 "OrganizationMemberAddedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.member.added"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationMemberAddedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationMemberAddedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationMembership"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationMembership": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "organization",
   "user"
  ],
  "properties": {
   "organization": {
    "$ref": "OrganizationReference"
   },
   "user": {
    "$ref": "UserReference"
   }
  }
 },
 "UserReference": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "user_id"
  ],
  "properties": {
   "user_id": {
    "$ref": "UserId"
   }
  }
 },
 "OrganizationMemberDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.member.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationMemberDeletedEvent"
   }
  }
 },
 "OrganizationMemberDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.member.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationMemberDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationMemberDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationMembership"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationMemberRoleAssignedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.member.role.assigned"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationMemberRoleAssignedEvent"
   }
  }
 },
 "OrganizationMemberRoleAssignedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.member.role.assigned"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationMemberRoleAssignedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationMemberRoleAssignedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationMemberRole"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationMemberRole": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "organization",
   "user",
   "role"
  ],
  "properties": {
   "organization": {
    "$ref": "OrganizationIdentifier"
   },
   "user": {
    "$ref": "UserReference"
   },
   "role": {
    "$ref": "RoleReference"
   }
  }
 },
 "OrganizationMemberRoleDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.member.role.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationMemberRoleDeletedEvent"
   }
  }
 },
 "OrganizationMemberRoleDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.member.role.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationMemberRoleDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationMemberRoleDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "OrganizationMemberRole"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OrganizationUpdatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "organization.updated"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "OrganizationUpdatedEvent"
   }
  }
 },
 "OrganizationUpdatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "organization.updated"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "OrganizationUpdatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "OrganizationUpdatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "Organization"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "UserCreatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "user.created"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "UserCreatedEvent"
   }
  }
 },
 "UserCreatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "user.created"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "UserCreatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "UserCreatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "User"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "User": {
  "type": "object",
  "additionalProperties": true,
  "required": [
   "user_id",
   "created_at",
   "updated_at",
   "identities"
  ],
  "properties": {
   "user_id": {
    "$ref": "UserId"
   },
   "created_at": {
    "$ref": "ReportedTime"
   },
   "updated_at": {
    "$ref": "ReportedTime"
   },
   "identities": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "UserIdentity"
    }
   },
   "email": {
    "type": "string",
    "maxLength": 320
   },
   "email_verified": {
    "type": "boolean"
   },
   "username": {
    "type": "string",
    "maxLength": 255
   },
   "phone_number": {
    "type": "string",
    "maxLength": 64
   },
   "phone_verified": {
    "type": "boolean"
   },
   "app_metadata": {
    "type": "object",
    "additionalProperties": true
   },
   "user_metadata": {
    "type": "object",
    "additionalProperties": true
   },
   "picture": {
    "type": "string",
    "maxLength": 8192
   },
   "name": {
    "type": "string",
    "maxLength": 1024
   },
   "nickname": {
    "type": "string",
    "maxLength": 1024
   },
   "given_name": {
    "type": "string",
    "maxLength": 1024
   },
   "family_name": {
    "type": "string",
    "maxLength": 1024
   },
   "multifactor": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "string",
     "maxLength": 255
    }
   },
   "last_ip": {
    "type": "string",
    "maxLength": 64
   },
   "last_login": {
    "$ref": "ReportedTime"
   },
   "logins_count": {
    "type": "integer",
    "minimum": 0
   },
   "blocked": {
    "type": "boolean"
   }
  }
 },
 "UserIdentity": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "connection",
   "user_id",
   "provider",
   "isSocial"
  ],
  "properties": {
   "connection": {
    "type": "string",
    "maxLength": 255
   },
   "user_id": {
    "type": "string",
    "maxLength": 255
   },
   "provider": {
    "type": "string",
    "maxLength": 255
   },
   "isSocial": {
    "type": "boolean"
   },
   "profileData": {
    "type": "object",
    "additionalProperties": true
   }
  }
 },
 "UserDeletedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "user.deleted"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "UserDeletedEvent"
   }
  }
 },
 "UserDeletedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "user.deleted"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "UserDeletedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "UserDeletedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "DeletedUser"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "DeletedUser": {
  "allOf": [
   {
    "$ref": "User"
   },
   {
    "type": "object",
    "additionalProperties": true,
    "required": [
     "deleted_at"
    ],
    "properties": {
     "deleted_at": {
      "$ref": "ReportedTime"
     }
    }
   }
  ]
 },
 "UserUpdatedMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "event"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "user.updated"
   },
   "offset": {
    "$ref": "Offset"
   },
   "event": {
    "$ref": "UserUpdatedEvent"
   }
  }
 },
 "UserUpdatedEvent": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "specversion",
   "type",
   "source",
   "id",
   "time",
   "data",
   "xtenant"
  ],
  "properties": {
   "specversion": {
    "$ref": "CloudEventSpecVersion"
   },
   "type": {
    "type": "string",
    "const": "user.updated"
   },
   "source": {
    "$ref": "CloudEventSource"
   },
   "id": {
    "$ref": "EventId"
   },
   "time": {
    "$ref": "Timestamp"
   },
   "data": {
    "$ref": "UserUpdatedData"
   },
   "xtenant": {
    "$ref": "CloudEventTenant"
   },
   "xstream": {
    "$ref": "EventStreamId"
   },
   "xpurpose": {
    "$ref": "CloudEventPurpose"
   }
  }
 },
 "UserUpdatedData": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "object"
  ],
  "properties": {
   "object": {
    "$ref": "User"
   },
   "context": {
    "$ref": "EventContext"
   }
  }
 },
 "OffsetOnlyMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "offset-only"
   },
   "offset": {
    "$ref": "Offset"
   }
  }
 },
 "ErrorMessage": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "type",
   "offset",
   "error"
  ],
  "properties": {
   "type": {
    "type": "string",
    "const": "error"
   },
   "offset": {
    "$ref": "Offset"
   },
   "error": {
    "$ref": "StreamError"
   }
  }
 },
 "StreamError": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "code",
   "message"
  ],
  "properties": {
   "code": {
    "$ref": "StreamErrorCode"
   },
   "message": {
    "type": "string",
    "maxLength": 1024
   }
  }
 },
 "StreamErrorCode": {
  "type": "string",
  "maxLength": 18,
  "enum": [
   "cursor_expired",
   "connection_timeout",
   "processing_error"
  ]
 }
}
