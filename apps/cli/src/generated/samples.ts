// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { EventType } from '@tenant-api/client'

/** The document's example of each event type, without an id. */
export const samples: Readonly<Record<EventType, object>> = {
 "group.created": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.created",
  "data": {
   "object": {
    "id": "grp_PdsSQMRmQQ1rceGP",
    "name": "Bakers",
    "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
    "created_at": "2026-11-20T08:05:02.640Z",
    "type": "connection",
    "connection_id": "con_EzWQwNBejcL6L48n"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync",
     "metadata": {
      "team": "identity"
     }
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "geo": {
      "continent_code": "EU",
      "country_code": "NO",
      "country_name": "Norway",
      "subdivision_code": "46",
      "subdivision_name": "Vestland",
      "city_name": "Bergen",
      "latitude": 60.3913,
      "longitude": 5.3221,
      "time_zone": "Europe/Oslo"
     },
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "POST",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "group.deleted": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.deleted",
  "data": {
   "object": {
    "id": "grp_PdsSQMRmQQ1rceGP",
    "name": "Bakers and Pastry Chefs",
    "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
    "created_at": "2026-11-20T08:05:02.640Z",
    "updated_at": "2026-11-20T08:44:19.066Z",
    "type": "connection",
    "connection_id": "con_EzWQwNBejcL6L48n"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "DELETE",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "group.member.added": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.member.added",
  "data": {
   "object": {
    "group": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "member": {
     "member_type": "user",
     "id": "samlp|harbor-bakery|mira.solberg"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "PATCH",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "group.member.deleted": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.member.deleted",
  "data": {
   "object": {
    "group": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "member": {
     "member_type": "user",
     "id": "samlp|harbor-bakery|mira.solberg"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "PATCH",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "group.role.assigned": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.role.assigned",
  "data": {
   "object": {
    "group": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "role": {
     "id": "rol_FUY4oTQ3gxaaMvXW",
     "name": "Staff"
    },
    "created_at": "2026-11-20T08:07:20.901Z"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "POST",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "group.role.deleted": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.role.deleted",
  "data": {
   "object": {
    "group": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "role": {
     "id": "rol_FUY4oTQ3gxaaMvXW"
    },
    "deleted_at": "2026-11-20T16:10:31.690Z"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "DELETE",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "group.updated": {
  "specversion": "1.0",
  "source": "https://directory.acme.example/",
  "type": "group.updated",
  "data": {
   "object": {
    "id": "grp_PdsSQMRmQQ1rceGP",
    "name": "Bakers and Pastry Chefs",
    "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
    "created_at": "2026-11-20T08:05:02.640Z",
    "updated_at": "2026-11-20T08:44:19.066Z",
    "type": "connection",
    "connection_id": "con_EzWQwNBejcL6L48n"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "PUT",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "organization.connection.added": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.connection.added",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n"
    },
    "assign_membership_on_login": true,
    "show_as_button": true,
    "is_signup_enabled": false
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "POST",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.connection.removed": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.connection.removed",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "DELETE",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.connection.updated": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.connection.updated",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n"
    },
    "assign_membership_on_login": false,
    "show_as_button": true,
    "is_signup_enabled": false
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "PATCH",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.created": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.created",
  "data": {
   "object": {
    "id": "org_VeaRKoEn9T7U9x9L",
    "name": "harbor-bakery",
    "display_name": "Harbor Bakery",
    "metadata": {
     "region": "nordics"
    },
    "branding": {
     "logo_url": "https://cdn.harbor-bakery.example/logo.svg",
     "colors": {
      "primary": "#1f5f8b",
      "page_background": "#fffaf2"
     }
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard",
     "metadata": {}
    },
    "request": {
     "geo": {
      "continent_code": "EU",
      "country_code": "NO",
      "country_name": "Norway",
      "subdivision_code": "46",
      "subdivision_name": "Vestland",
      "city_name": "Bergen",
      "latitude": 60.3913,
      "longitude": 5.3221,
      "time_zone": "Europe/Oslo"
     },
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "POST",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.deleted": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.deleted",
  "data": {
   "object": {
    "id": "org_VeaRKoEn9T7U9x9L",
    "name": "harbor-bakery",
    "display_name": "Harbor Bakery & Café",
    "metadata": {
     "region": "nordics",
     "shops": "3"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "DELETE",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.group.role.assigned": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.group.role.assigned",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L"
    },
    "role": {
     "id": "rol_XRJShQ1pdoW3aLj7",
     "name": "Recipe Editor"
    },
    "group": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "created_at": "2026-11-20T08:09:41.063Z"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "POST",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.group.role.deleted": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.group.role.deleted",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L"
    },
    "role": {
     "id": "rol_XRJShQ1pdoW3aLj7"
    },
    "group": {
     "id": "grp_PdsSQMRmQQ1rceGP",
     "external_id": "8f14e45f-ceea-467f-a8d2-5b1f3c9e7a60",
     "type": "connection",
     "connection_id": "con_EzWQwNBejcL6L48n"
    },
    "deleted_at": "2026-11-20T16:10:08.314Z"
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "DELETE",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.member.added": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.member.added",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery"
    },
    "user": {
     "user_id": "samlp|harbor-bakery|mira.solberg"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "POST",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "organization.member.deleted": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.member.deleted",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L",
     "name": "harbor-bakery"
    },
    "user": {
     "user_id": "samlp|harbor-bakery|mira.solberg"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "DELETE",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.member.role.assigned": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.member.role.assigned",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L"
    },
    "user": {
     "user_id": "samlp|harbor-bakery|mira.solberg"
    },
    "role": {
     "id": "rol_FUY4oTQ3gxaaMvXW",
     "name": "Staff"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "POST",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.member.role.deleted": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.member.role.deleted",
  "data": {
   "object": {
    "organization": {
     "id": "org_VeaRKoEn9T7U9x9L"
    },
    "user": {
     "user_id": "samlp|harbor-bakery|mira.solberg"
    },
    "role": {
     "id": "rol_FUY4oTQ3gxaaMvXW",
     "name": "Staff"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "DELETE",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "organization.updated": {
  "specversion": "1.0",
  "source": "https://acme.example/organizations",
  "type": "organization.updated",
  "data": {
   "object": {
    "id": "org_VeaRKoEn9T7U9x9L",
    "name": "harbor-bakery",
    "display_name": "Harbor Bakery & Café",
    "metadata": {
     "region": "nordics",
     "shops": "3"
    },
    "branding": {
     "logo_url": "https://cdn.harbor-bakery.example/logo.svg",
     "colors": {
      "primary": "#1f5f8b",
      "page_background": "#fffaf2"
     }
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_dashboard",
     "name": "Tenant Dashboard"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.24",
     "method": "PATCH",
     "user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
    }
   }
  }
 },
 "user.created": {
  "specversion": "1.0",
  "source": "https://acme.example/users",
  "type": "user.created",
  "data": {
   "object": {
    "user_id": "samlp|harbor-bakery|mira.solberg",
    "created_at": "2026-11-20T08:02:11.318Z",
    "updated_at": "2026-11-20T08:02:11.318Z",
    "identities": [
     {
      "connection": "harbor-bakery",
      "user_id": "mira.solberg",
      "provider": "samlp",
      "isSocial": false,
      "profileData": {
       "department": "Bakery"
      }
     }
    ],
    "email": "mira@harbor-bakery.example",
    "email_verified": true,
    "name": "Mira Solberg",
    "nickname": "mira",
    "given_name": "Mira",
    "family_name": "Solberg",
    "app_metadata": {
     "plan": "pro"
    },
    "user_metadata": {
     "language": "nb"
    }
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync",
     "metadata": {
      "team": "identity"
     }
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "geo": {
      "continent_code": "EU",
      "country_code": "NO",
      "country_name": "Norway",
      "subdivision_code": "46",
      "subdivision_name": "Vestland",
      "city_name": "Bergen",
      "latitude": 60.3913,
      "longitude": 5.3221,
      "time_zone": "Europe/Oslo"
     },
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "POST",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 },
 "user.deleted": {
  "specversion": "1.0",
  "source": "https://acme.example/users",
  "type": "user.deleted",
  "data": {
   "object": {
    "user_id": "samlp|harbor-bakery|mira.solberg",
    "created_at": "2026-11-20T08:02:11.318Z",
    "updated_at": "2026-11-20T08:40:57.902Z",
    "identities": [
     {
      "connection": "harbor-bakery",
      "user_id": "mira.solberg",
      "provider": "samlp",
      "isSocial": false,
      "profileData": {
       "department": "Bakery"
      }
     }
    ],
    "email": "mira@harbor-bakery.example",
    "email_verified": true,
    "name": "Mira Solberg",
    "nickname": "mira",
    "given_name": "Mira",
    "family_name": "Solberg",
    "app_metadata": {
     "plan": "pro"
    },
    "user_metadata": {
     "language": "nb"
    },
    "phone_number": "+4755501234",
    "phone_verified": true,
    "multifactor": [
     "phone"
    ],
    "last_ip": "203.0.113.57",
    "last_login": "2026-11-20T08:31:04.077Z",
    "logins_count": 1,
    "blocked": false,
    "deleted_at": "2026-11-20T16:25:01.456Z"
   }
  }
 },
 "user.updated": {
  "specversion": "1.0",
  "source": "https://acme.example/users",
  "type": "user.updated",
  "data": {
   "object": {
    "user_id": "samlp|harbor-bakery|mira.solberg",
    "created_at": "2026-11-20T08:02:11.318Z",
    "updated_at": "2026-11-20T08:40:57.902Z",
    "identities": [
     {
      "connection": "harbor-bakery",
      "user_id": "mira.solberg",
      "provider": "samlp",
      "isSocial": false,
      "profileData": {
       "department": "Bakery"
      }
     }
    ],
    "email": "mira@harbor-bakery.example",
    "email_verified": true,
    "name": "Mira Solberg",
    "nickname": "mira",
    "given_name": "Mira",
    "family_name": "Solberg",
    "app_metadata": {
     "plan": "pro"
    },
    "user_metadata": {
     "language": "nb"
    },
    "phone_number": "+4755501234",
    "phone_verified": true,
    "multifactor": [
     "phone"
    ],
    "last_ip": "203.0.113.57",
    "last_login": "2026-11-20T08:31:04.077Z",
    "logins_count": 1,
    "blocked": false
   },
   "context": {
    "tenant": {
     "tenant_id": "acme"
    },
    "client": {
     "id": "cli_directory_sync",
     "name": "Directory Sync"
    },
    "connection": {
     "id": "con_EzWQwNBejcL6L48n",
     "name": "harbor-bakery",
     "strategy": "samlp"
    },
    "request": {
     "hostname": "acme.example",
     "ip": "203.0.113.80",
     "method": "PATCH",
     "user_agent": "directory-sync/3.2",
     "custom_domain": "login.acme.example"
    }
   }
  }
 }
}
