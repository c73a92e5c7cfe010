// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The paths of events, with the types that have them. Below a path that ends with `.*`, events may have other names. */
export const filterPaths: readonly { readonly types: readonly string[]; readonly paths: readonly string[] }[] = [
 {
  "types": [
   "group.created",
   "group.deleted",
   "group.member.added",
   "group.member.deleted",
   "group.role.assigned",
   "group.role.deleted",
   "group.updated",
   "organization.connection.added",
   "organization.connection.removed",
   "organization.connection.updated",
   "organization.created",
   "organization.deleted",
   "organization.group.role.assigned",
   "organization.group.role.deleted",
   "organization.member.added",
   "organization.member.deleted",
   "organization.member.role.assigned",
   "organization.member.role.deleted",
   "organization.updated",
   "user.created",
   "user.deleted",
   "user.updated"
  ],
  "paths": [
   "source",
   "data.context",
   "data.context.tenant",
   "data.context.tenant.tenant_id",
   "data.context.client",
   "data.context.client.id",
   "data.context.client.name",
   "data.context.client.metadata.*",
   "data.context.connection",
   "data.context.connection.id",
   "data.context.connection.name",
   "data.context.connection.strategy",
   "data.context.request",
   "data.context.request.geo",
   "data.context.request.geo.continent_code",
   "data.context.request.geo.country_code",
   "data.context.request.geo.country_name",
   "data.context.request.geo.subdivision_code",
   "data.context.request.geo.subdivision_name",
   "data.context.request.geo.city_name",
   "data.context.request.geo.latitude",
   "data.context.request.geo.longitude",
   "data.context.request.geo.time_zone",
   "data.context.request.hostname",
   "data.context.request.ip",
   "data.context.request.method",
   "data.context.request.user_agent",
   "data.context.request.custom_domain"
  ]
 },
 {
  "types": [
   "group.created",
   "group.deleted",
   "group.member.added",
   "group.member.deleted",
   "group.role.assigned",
   "group.role.deleted",
   "group.updated",
   "organization.connection.added",
   "organization.connection.removed",
   "organization.connection.updated",
   "organization.created",
   "organization.deleted",
   "organization.group.role.assigned",
   "organization.group.role.deleted",
   "organization.member.added",
   "organization.member.deleted",
   "organization.member.role.assigned",
   "organization.member.role.deleted",
   "organization.updated"
  ],
  "paths": [
   "data.object"
  ]
 },
 {
  "types": [
   "group.created",
   "group.deleted",
   "group.updated",
   "organization.created",
   "organization.deleted",
   "organization.updated"
  ],
  "paths": [
   "data.object.id"
  ]
 },
 {
  "types": [
   "group.created",
   "group.deleted",
   "group.updated",
   "organization.created",
   "organization.deleted",
   "organization.updated",
   "user.created",
   "user.deleted",
   "user.updated"
  ],
  "paths": [
   "data.object.name"
  ]
 },
 {
  "types": [
   "group.created",
   "group.deleted",
   "group.updated"
  ],
  "paths": [
   "data.object.external_id",
   "data.object.type",
   "data.object.connection_id",
   "data.object.organization_id"
  ]
 },
 {
  "types": [
   "group.created",
   "group.deleted",
   "group.role.assigned",
   "group.updated",
   "organization.group.role.assigned",
   "user.created",
   "user.deleted",
   "user.updated"
  ],
  "paths": [
   "data.object.created_at"
  ]
 },
 {
  "types": [
   "group.deleted",
   "group.updated",
   "user.created",
   "user.deleted",
   "user.updated"
  ],
  "paths": [
   "data.object.updated_at"
  ]
 },
 {
  "types": [
   "group.member.added",
   "group.member.deleted",
   "group.role.assigned",
   "group.role.deleted",
   "organization.group.role.assigned",
   "organization.group.role.deleted"
  ],
  "paths": [
   "data.object.group",
   "data.object.group.id",
   "data.object.group.external_id",
   "data.object.group.type",
   "data.object.group.connection_id",
   "data.object.group.organization_id"
  ]
 },
 {
  "types": [
   "group.member.added",
   "group.member.deleted"
  ],
  "paths": [
   "data.object.member",
   "data.object.member.member_type",
   "data.object.member.id",
   "data.object.member.type",
   "data.object.member.connection_id"
  ]
 },
 {
  "types": [
   "group.role.assigned",
   "group.role.deleted",
   "organization.group.role.assigned",
   "organization.group.role.deleted",
   "organization.member.role.assigned",
   "organization.member.role.deleted"
  ],
  "paths": [
   "data.object.role",
   "data.object.role.id"
  ]
 },
 {
  "types": [
   "group.role.assigned",
   "organization.group.role.assigned",
   "organization.member.role.assigned",
   "organization.member.role.deleted"
  ],
  "paths": [
   "data.object.role.name"
  ]
 },
 {
  "types": [
   "group.role.deleted",
   "organization.group.role.deleted",
   "user.deleted"
  ],
  "paths": [
   "data.object.deleted_at"
  ]
 },
 {
  "types": [
   "organization.connection.added",
   "organization.connection.removed",
   "organization.connection.updated",
   "organization.group.role.assigned",
   "organization.group.role.deleted",
   "organization.member.added",
   "organization.member.deleted",
   "organization.member.role.assigned",
   "organization.member.role.deleted"
  ],
  "paths": [
   "data.object.organization",
   "data.object.organization.id"
  ]
 },
 {
  "types": [
   "organization.connection.added",
   "organization.connection.removed",
   "organization.connection.updated",
   "organization.member.added",
   "organization.member.deleted"
  ],
  "paths": [
   "data.object.organization.name"
  ]
 },
 {
  "types": [
   "organization.connection.added",
   "organization.connection.removed",
   "organization.connection.updated"
  ],
  "paths": [
   "data.object.connection",
   "data.object.connection.id"
  ]
 },
 {
  "types": [
   "organization.connection.added",
   "organization.connection.updated"
  ],
  "paths": [
   "data.object.assign_membership_on_login",
   "data.object.show_as_button",
   "data.object.is_signup_enabled"
  ]
 },
 {
  "types": [
   "organization.created",
   "organization.deleted",
   "organization.updated"
  ],
  "paths": [
   "data.object.display_name",
   "data.object.metadata.*"
  ]
 },
 {
  "types": [
   "organization.created",
   "organization.updated"
  ],
  "paths": [
   "data.object.branding",
   "data.object.branding.logo_url",
   "data.object.branding.colors",
   "data.object.branding.colors.primary",
   "data.object.branding.colors.page_background"
  ]
 },
 {
  "types": [
   "organization.member.added",
   "organization.member.deleted",
   "organization.member.role.assigned",
   "organization.member.role.deleted"
  ],
  "paths": [
   "data.object.user",
   "data.object.user.user_id"
  ]
 },
 {
  "types": [
   "user.created",
   "user.deleted",
   "user.updated"
  ],
  "paths": [
   "data.object.*",
   "data.object.user_id",
   "data.object.identities",
   "data.object.identities.connection",
   "data.object.identities.user_id",
   "data.object.identities.provider",
   "data.object.identities.isSocial",
   "data.object.identities.profileData.*",
   "data.object.email",
   "data.object.email_verified",
   "data.object.username",
   "data.object.phone_number",
   "data.object.phone_verified",
   "data.object.app_metadata.*",
   "data.object.user_metadata.*",
   "data.object.picture",
   "data.object.nickname",
   "data.object.given_name",
   "data.object.family_name",
   "data.object.multifactor",
   "data.object.last_ip",
   "data.object.last_login",
   "data.object.logins_count",
   "data.object.blocked"
  ]
 }
]
/** Maximum number of values of a condition. */
export const mostFilterValues = 20
